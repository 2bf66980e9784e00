"""Rebuilding a game whose truth is known, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.square import Square
from letrado.records import record as r
from letrado.records.boxes import box_of
from letrado.records.rebuild.alignment import turns_of
from letrado.records.rebuild.comparison import Difference, differences
from letrado.records.rebuild.game import play_of
from letrado.records.rebuild.lattice import Signs
from letrado.records.rebuild.score_sheet import read_sheet
from letrado.records.rebuild.search import Problem, Reading, readings
from letrado.records.steps import walked
from letrado.rulebook.loader import load_rulebook
from letrado.rules.side import SIDES
from tests.records.rebuild.planted import Planted

MATTERS = {
    "points": {"points_differ"},
    "total": {"total_wrong"},
    "letter": {"word_differs", "not_a_word"},
    "word": {"word_missing"},
}


@dataclass(frozen=True)
class Outcome:
    """What a user is shown: the first reading, and what is told of the sheets with it."""

    rebuilt: bool  # the first reading is the game played
    in_reach: bool  # it is, or another that is as good
    alone: bool  # it is, and no other is as good
    flagged: int  # errors planted that are told


def outcome(
    record: r.GameRecord,
    sheets: tuple[Planted, Planted],
    is_word: Callable[[Sequence[str]], bool] | None,
) -> Outcome:
    """Rebuild and compare with the game that was played, whichever way its board is turned."""
    box = box_of(record)
    a, b = (read_sheet(sheet.text.encode(), "sheet", box) for sheet in sheets)
    problem = Problem(box, tuple(turns_of(a.entries, b.entries)), is_word=is_word)
    found = readings(problem)
    best = [reading for reading in found if reading.cost == found[0].cost]
    truth = walked(record.lines).board.tiles
    signs = Signs.of(box)
    games = (dict(truth), _turned(truth))
    right = [_board(reading, signs) in games for reading in best]
    told = differences(problem, found[0], load_rulebook(record.rulebook))
    return Outcome(
        rebuilt=right[0],
        in_reach=any(right),
        alone=right == [True],
        flagged=_flagged(told, sheets),
    )


def _flagged(told: Sequence[Difference], sheets: tuple[Planted, Planted]) -> int:
    return sum(
        any(
            one.sheet == side and one.turn == sheet.turn + 1 and one.matter in MATTERS[sheet.kind]
            for one in told
        )
        for side, sheet in zip(SIDES, sheets, strict=True)
    )


def _board(reading: Reading, signs: Signs) -> dict[Square, PlacedTile]:
    board = Board()
    for trial in reading.trials:
        if trial is not None:
            board = board.with_tiles(play_of(trial, signs).placements())
    return dict(board.tiles)


def _turned(tiles: Mapping[Square, PlacedTile]) -> dict[Square, PlacedTile]:
    return {Square(square.column, square.row): tile for square, tile in tiles.items()}
