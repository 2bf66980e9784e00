"""Scoring, slowly: read every line of the board from end to end and cut it into words."""

from __future__ import annotations

from collections.abc import Iterable

from letrado.game.board import Board, premiums
from letrado.game.play import PlacedTile
from letrado.game.square import SIDE, Square
from letrado.game.tileset import TileSet


def reference_points(
    board: Board, placements: Iterable[tuple[Square, PlacedTile]], tile_set: TileSet
) -> int:
    new = dict(placements)
    after = {**board.tiles, **new}
    rows = [[Square(row, column) for column in range(SIDE)] for row in range(SIDE)]
    columns = [list(line) for line in zip(*rows, strict=True)]
    total = 50 if len(new) == 7 else 0
    for line in rows + columns:
        for word in _runs(line, after):
            if len(word) > 1 and any(square in new for square in word):
                total += _word_points(word, after, new, tile_set)
    return total


def _runs(line: list[Square], after: dict[Square, PlacedTile]) -> list[list[Square]]:
    runs: list[list[Square]] = [[]]
    for square in line:
        if square in after:
            runs[-1].append(square)
        else:
            runs.append([])
    return runs


def _word_points(
    word: list[Square],
    after: dict[Square, PlacedTile],
    new: dict[Square, PlacedTile],
    tile_set: TileSet,
) -> int:
    letters, factor = 0, 1
    for square in word:
        tile = after[square]
        points = 0 if tile.blank else tile_set.letters[tile.letter].points
        premium = premiums()[square]
        letters += points * (premium.letter if square in new else 1)
        factor *= premium.word if square in new else 1
    return letters * factor
