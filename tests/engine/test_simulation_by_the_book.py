"""What counts as won in a simulation, under every book: racks, clocks, the spread needed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from letrado.engine.engine import Engine, Pass, RatedPlay
from letrado.engine.position import Position
from letrado.engine.rating import read_move
from letrado.engine.simulation import SimulationOptions, simulate
from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.rack import Rack
from letrado.game.square import Square
from letrado.game.tileset import BLANK, TileSet
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rules.clock import overtime_points
from letrado.rules.ending import EndingKind, adjustments
from letrado.rules.side import Side
from letrado.storage.word_files import write_words
from tests.engine.asking import run
from tests.players.test_whole_games import words_of

FEW = SimulationOptions(rollouts=8)
# In no word of the lists: whoever holds one of them cannot place it.
STUCK, STUCK_TOO = "X", "Z"


def engine_of(book_id: str) -> Engine:
    return Engine(words_of(book_id), load_rulebook(book_id))


def ending(engine: Engine, own: str, theirs: str, scores: tuple[int, int]) -> Position:
    """An empty bag: SAL stands below, and all tiles that nobody holds in the upper rows."""
    board = Board().with_tiles(
        (Square(12, 7 + at), PlacedTile(letter)) for at, letter in enumerate("SAL")
    )
    position = Position(board=board, rack=Rack(tuple(own)), scores=scores)
    left = position.unseen(engine.tile_set)
    left.subtract(theirs)
    return Position(
        board=board.with_tiles(_laid_out(sorted(left.elements()))),
        rack=position.rack,
        scores=scores,
        zero_turns=0,
    )


def _laid_out(tiles: list[str]) -> Iterator[tuple[Square, PlacedTile]]:
    for at, tile in enumerate(tiles):
        placed = PlacedTile("A", blank=True) if tile == BLANK else PlacedTile(tile)
        yield Square(at // 15, at % 15), placed


def points(tile_set: TileSet, tile: str) -> int:
    return tile_set.letters[tile].points


def ruled(kind: EndingKind, racks: tuple[int, int], out: Side | None, book_id: str) -> int:
    """What the book's ending adds to the spread of A."""
    told = adjustments(kind, {"A": racks[0], "B": racks[1]}, out, load_rulebook(book_id))
    return sum(each.points if each.side == "A" else -each.points for each in told)


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_racks_count_as_the_book_says_when_both_can_only_pass(book_id: str) -> None:
    engine = engine_of(book_id)
    here = ending(engine, STUCK, STUCK_TOO, (100, 90))
    found = simulate(engine, here, FEW)
    racks = points(engine.tile_set, STUCK), points(engine.tile_set, STUCK_TOO)

    assert [each.move for each in found.candidates] == [Pass()]
    assert found.best.equity == ruled("passes", racks, None, book_id)
    assert found.best.win == 1


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_going_out_brings_what_the_book_gives(book_id: str) -> None:
    engine = engine_of(book_id)
    here = ending(engine, "A", STUCK, (50, 40))
    out = read_move("13H ...A", engine, here)
    assert isinstance(out, RatedPlay)
    found = simulate(engine, here, FEW, extra=[out])
    played = next(
        each
        for each in found.candidates
        if isinstance(each.move, RatedPlay) and each.move.play == out.play
    )
    left = points(engine.tile_set, STUCK)

    assert played.equity == played.points + ruled("out", (0, left), "A", book_id)


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_a_tie_is_half_a_win(book_id: str) -> None:
    engine = engine_of(book_id)
    racks = points(engine.tile_set, STUCK), points(engine.tile_set, STUCK_TOO)
    behind = ruled("passes", racks, None, book_id)

    assert (
        simulate(engine, ending(engine, STUCK, STUCK_TOO, (90, 90 + behind)), FEW).best.win == 0.5
    )


@pytest.mark.parametrize("book_id", rulebook_ids())
@pytest.mark.parametrize(("late", "slack", "win"), [(60, 1, 1.0), (61, 1, 0.0), (60, 0, 0.5)])
def test_overtime_costs_what_the_book_takes(
    book_id: str, late: int, slack: int, win: float, tmp_path: Path
) -> None:
    """The lead is what a minute costs, and so much more."""
    engine = engine_of(book_id)
    minute, _ = overtime_points(60_000, engine.book)
    racks = points(engine.tile_set, STUCK), points(engine.tile_set, STUCK_TOO)
    lead = minute + slack - ruled("passes", racks, None, book_id)
    here = ending(engine, STUCK, STUCK_TOO, (200 + lead, 200))
    write_words(engine.words, tmp_path / "few.kwg")
    asked = (
        "simulate",
        "--cgp",
        here.written(),
        "--rulebook",
        book_id,
        "--rollouts",
        "8",
        "--json",
    )
    words = ("--words", str(tmp_path / "few.kwg"))

    own = json.loads(run(*asked, *words, "--overtime", str(late), "0"))
    both = json.loads(run(*asked, *words, "--overtime", str(late), str(late)))
    assert own["candidates"][0]["win"] == win
    assert both["candidates"][0]["win"] == 1


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_a_tournament_says_which_spread_it_needs(book_id: str, tmp_path: Path) -> None:
    engine = engine_of(book_id)
    racks = points(engine.tile_set, STUCK), points(engine.tile_set, STUCK_TOO)
    here = ending(engine, STUCK, STUCK_TOO, (130, 100))
    final = 30 + ruled("passes", racks, None, book_id)
    write_words(engine.words, tmp_path / "few.kwg")
    asked = (
        "simulate",
        "--cgp",
        here.written(),
        "--rulebook",
        book_id,
        "--rollouts",
        "8",
        "--json",
    )
    words = ("--words", str(tmp_path / "few.kwg"))

    def win(needed: int) -> float:
        told = json.loads(run(*asked, *words, "--needed-spread", str(needed)))
        return float(told["candidates"][0]["win"])

    assert win(final) == 1
    assert win(final + 1) == 0
