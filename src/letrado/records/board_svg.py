"""A board as a picture for pages: premiums, tiles with their points, the new tiles set off.

Colours are variables of the page (`--board-…`), so that it can be light or dark.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from html import escape

from letrado.game.board import Board, Premium, premiums
from letrado.game.play import PlacedTile
from letrado.game.square import CENTRE, SIDE, Square, all_squares
from letrado.game.tileset import TileSet

CELL = 20
EDGE = 14
STYLE = """\
.board{--board-edge:#8a939c;--board-field:#e9e6dc;--board-line:#fff;--board-tile:#f6dfa4;\
--board-ink:#1c1a14;--board-new:#f2b134;--board-tw:#d9694f;--board-dw:#efb7a5;\
--board-tl:#4f93c4;--board-dl:#b4d5ea;max-width:100%;height:auto}
.board text{font-family:system-ui,sans-serif;text-anchor:middle;fill:var(--board-ink)}
.board .edge{font-size:8px;fill:var(--board-edge)}
.board .pts{font-size:5px;text-anchor:end}
.board .blank{fill:#a3201f}
@media(prefers-color-scheme:dark){.board{--board-field:#2b3138;--board-line:#1b2026;\
--board-tw:#8d3a2a;--board-dw:#6b4238;--board-tl:#245a82;--board-dl:#2f4a5c;--board-edge:#9aa4ae}}
"""


def board_svg(board: Board, tile_set: TileSet, label: str, new: Collection[Square] = ()) -> str:
    """The picture, with a label for those who cannot see it."""
    size = EDGE + SIDE * CELL + 2
    frame = f'viewBox="0 0 {size} {size}" width="{size}" height="{size}"'
    parts = [f'<svg class="board" {frame} role="img" aria-label="{escape(label)}">', *_edges()]
    for square in all_squares():
        parts.append(_field(square, premiums()[square]))
        tile = board.tiles.get(square)
        if tile is not None:
            parts.append(_tile(square, tile, tile_set, is_new=square in new))
    parts.append("</svg>")
    return "".join(parts)


def _edges() -> Iterator[str]:
    for at in range(SIDE):
        middle = EDGE + at * CELL + CELL / 2
        yield f'<text class="edge" x="{middle}" y="9">{chr(ord("A") + at)}</text>'
        yield f'<text class="edge" x="6" y="{middle + 3}">{at + 1}</text>'


def _corner(square: Square) -> tuple[int, int]:
    return EDGE + square.column * CELL, EDGE + square.row * CELL


def _field(square: Square, premium: Premium) -> str:
    x, y = _corner(square)
    colour = f"var(--board-{premium_name(premium)})"
    field = (
        f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{colour}" '
        'stroke="var(--board-line)"/>'
    )
    if square != CENTRE:
        return field
    return f'{field}<text x="{x + CELL / 2}" y="{y + 14}" font-size="11">★</text>'


def premium_name(premium: Premium) -> str:
    """The short name of a premium: tw, dw, tl, dl, or field."""
    names = {(1, 3): "tw", (1, 2): "dw", (3, 1): "tl", (2, 1): "dl"}
    return names.get((premium.letter, premium.word), "field")


def _tile(square: Square, tile: PlacedTile, tile_set: TileSet, *, is_new: bool) -> str:
    x, y = _corner(square)
    colour = "var(--board-new)" if is_new else "var(--board-tile)"
    size = {1: 12, 2: 9}.get(len(tile.letter), 7)
    blank = ' class="blank"' if tile.blank else ""
    points = "" if tile.blank else tile_set.points(tile.letter)
    return (
        f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="2" '
        f'fill="{colour}"/>'
        f'<text{blank} x="{x + CELL / 2 - 1}" y="{y + 14}" font-size="{size}" '
        f'font-weight="600">{escape(tile.letter)}</text>'
        f'<text class="pts" x="{x + CELL - 2}" y="{y + CELL - 3}">{points}</text>'
    )
