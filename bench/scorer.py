"""Figures of the scorer."""

from __future__ import annotations

from pathlib import Path

from bench.measure import instructions, seconds
from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.score import points_of
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set
from tests.reference.score import reference_points

PLAYS_PER_ROUND = 1000


def figures(core: Path) -> dict[str, float]:
    return {
        "scorer: instructions a play": round(_instructions_a_play(core), 1),
        "scorer: times faster than the reference": round(_times_faster(), 1),
    }


def _instructions_a_play(core: Path) -> float:
    few, many = (instructions(core / "bench_scorer", [rounds]) for rounds in ("10", "110"))
    return (many - few) / (100 * PLAYS_PER_ROUND)


def _times_faster() -> float:
    """How many times faster than the slow reference the scorer is, seen from Python."""
    tiles = load_tile_set("es-100")
    board = Board().with_tiles((Square(7, column), PlacedTile("A")) for column in range(4, 12))
    play = [(Square(8, column), PlacedTile("O")) for column in range(4, 11)]
    fast = seconds(lambda: points_of(board, play, tiles), 2000)
    slow = seconds(lambda: reference_points(board, play, tiles), 2000)
    return slow / fast
