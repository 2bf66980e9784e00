"""The board as SVG, ours from the first line: squares by their premium, tiles by their step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from letrado.game.board import premiums
from letrado.game.play import PlacedTile
from letrado.game.square import SIDE, Square, all_squares
from letrado.game.tileset import TileSet

CELL = 40
MARGIN = 26
WHOLE = MARGIN + SIDE * CELL + 4


@dataclass(frozen=True, slots=True)
class LyingTile:
    """A tile on its square from one step of the game until another."""

    square: Square
    tile: PlacedTile
    since: int
    until: int | None = None
    fresh: bool = False  # set off from the others


def board_svg(tiles: Iterable[LyingTile], box: TileSet, label: str) -> str:
    """The board with its coordinates; whoever shows it decides which steps are seen."""
    parts = [
        f'<svg class="board" viewBox="0 0 {WHOLE} {WHOLE}" role="img" aria-label="{escape(label)}">'
    ]
    for at in range(SIDE):
        middle = MARGIN + at * CELL + CELL / 2
        parts.append(f'<text class="edge" x="{middle}" y="{MARGIN - 9}">{chr(65 + at)}</text>')
        parts.append(f'<text class="edge" x="{MARGIN / 2}" y="{middle + 5}">{at + 1}</text>')
    parts += [_square(square) for square in all_squares()]
    parts += [_tile(lying, box) for lying in tiles]
    return "".join([*parts, "</svg>"])


def _corner(square: Square) -> tuple[int, int]:
    return MARGIN + square.column * CELL, MARGIN + square.row * CELL


def _square(square: Square) -> str:
    x, y = _corner(square)
    premium = premiums()[square]
    kind = f"w{premium.word}" if premium.word > 1 else f"l{premium.letter}"
    return f'<rect class="square {kind}" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>'


def _tile(lying: LyingTile, box: TileSet) -> str:
    x, y = _corner(lying.square)
    tile = lying.tile
    letter = tile.letter.lower() if tile.blank else tile.letter
    until = "" if lying.until is None else f' data-until="{lying.until}"'
    gone = " gone" if lying.until is not None else " fresh" if lying.fresh else ""
    kind = "tile blank" if tile.blank else "tile"
    size = "wide" if len(letter) > 1 else "one"
    points = box.points(tile.from_rack)
    return (
        f'<g class="{kind}{gone}" data-since="{lying.since}"{until}>'
        f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" rx="4"/>'
        f'<text class="letter {size}" x="{x + CELL / 2 - 2}" y="{y + 27}">{escape(letter)}</text>'
        f'<text class="worth" x="{x + CELL - 5}" y="{y + CELL - 7}">{points or ""}</text></g>'
    )
