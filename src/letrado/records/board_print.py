"""A board on paper."""

from __future__ import annotations

from collections.abc import Collection

from reportlab.lib.colors import Color

from letrado.game.board import Board, Premium, premiums
from letrado.game.square import SIDE, Square, all_squares
from letrado.game.tileset import TileSet
from letrado.records.paper import FAINT, INK, WHITE, Paper

FIELD = Color(0.93, 0.92, 0.88)
TILE = Color(0.97, 0.90, 0.72)
FRESH = Color(1.0, 0.79, 0.30)
BLANK_INK = Color(0.62, 0.15, 0.10)
PREMIUMS = {
    Premium(letter=2): Color(0.78, 0.88, 0.94),
    Premium(letter=3): Color(0.48, 0.69, 0.83),
    Premium(word=2): Color(0.96, 0.78, 0.72),
    Premium(word=3): Color(0.88, 0.49, 0.41),
}
EDGE = 4.0


def print_board(
    paper: Paper,
    corner: tuple[float, float],
    size: float,
    board: Board,
    tile_set: TileSet,
    new: Collection[Square] = (),
) -> None:
    """The board with its coordinates in a square of that size."""
    cell = (size - EDGE) / SIDE
    left, top = corner[0] + EDGE, corner[1] + EDGE
    for at in range(SIDE):
        middle = (at + 0.5) * cell
        letter = chr(ord("A") + at)
        paper.text(left + middle, top - 1.2, letter, size=5.5, colour=FAINT, align="centre")
        number, base = str(at + 1), top + middle + 0.8
        paper.text(left - 1.2, base, number, size=5.5, colour=FAINT, align="right")
    for square in all_squares():
        x, y = left + square.column * cell, top + square.row * cell
        fill = PREMIUMS.get(premiums()[square], FIELD)
        paper.box((x, y), (cell, cell), fill=fill, stroke=WHITE, weight=0.6)
        tile = board.tiles.get(square)
        if tile is None:
            continue
        paper.box(
            (x + 0.25, y + 0.25),
            (cell - 0.5, cell - 0.5),
            fill=FRESH if square in new else TILE,
            stroke=None,
            rounded=0.5,
        )
        letter = tile.letter.lower() if tile.blank else tile.letter
        paper.text(
            x + cell * 0.46,
            y + cell * 0.70,
            letter,
            size=cell * 1.75,
            font="bold",
            colour=BLANK_INK if tile.blank else INK,
            align="centre",
            width=cell * 0.8,
        )
        if not tile.blank:
            points = str(tile_set.points(tile.letter))
            paper.text(
                x + cell - 0.5, y + cell - 0.6, points, size=cell * 0.75, colour=INK, align="right"
            )
