"""A position in one line, as the field writes it (CGP).

`rows racks scores zero-turns operations`: rows from the top, parted by "/", figures for empty
squares, small letters for blanks; the rack on turn first. Digraphs are written in brackets, so an
unbracketed letter is a tile by itself: RR is two R tiles, [RR] is one RR tile.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from letrado.errors import NotationError
from letrado.game.board import Board
from letrado.game.field_notation import field_pieces, field_tiles
from letrado.game.play import PlacedTile
from letrado.game.rack import Rack
from letrado.game.spelling import cased_tiles
from letrado.game.square import SIDE, Square
from letrado.game.tileset import BLANK, TileSet

RACK_SIZE = 7
LONGEST_TEXT = 4000

_FIGURES = re.compile(r"(\d+)", re.ASCII)
_SCORES = re.compile(r"(-?\d{1,5})/(-?\d{1,5})", re.ASCII)
_TURNS = re.compile(r"\d{1,3}", re.ASCII)


@dataclass(frozen=True)
class Position:
    """What the player on turn sees, and what has happened so far."""

    board: Board
    rack: Rack
    opponent_rack: Rack = field(default_factory=Rack)  # empty when it is not known
    scores: tuple[int, int] = (0, 0)
    zero_turns: int = 0

    @classmethod
    def parse(cls, text: str, tile_set: TileSet) -> Position:
        """Read CGP; raise NotationError that says what is wrong."""
        fields = text.split()
        if len(text) > LONGEST_TEXT or len(fields) < 4:
            raise NotationError("not_a_cgp", text=text[:80])
        rows, racks, scores, turns = fields[:4]
        found = _SCORES.fullmatch(scores)
        if not found or not _TURNS.fullmatch(turns) or racks.count("/") != 1:
            raise NotationError("not_a_cgp", text=text[:80])
        own, _, other = racks.partition("/")
        position = cls(
            board=_read_board(rows, tile_set),
            rack=_read_rack(own, tile_set),
            opponent_rack=_read_rack(other, tile_set),
            scores=(int(found[1]), int(found[2])),
            zero_turns=int(turns),
        )
        position.unseen(tile_set)
        return position

    def written(self) -> str:
        """The position in CGP, as `parse` reads it."""
        rows = "/".join(_written_row(row) for row in self.board.rows())
        racks = f"{_written(self.rack.tiles)}/{_written(self.opponent_rack.tiles)}"
        return f"{rows} {racks} {self.scores[0]}/{self.scores[1]} {self.zero_turns}"

    def unseen(self, tile_set: TileSet) -> Counter[str]:
        """The tiles hidden from the player on turn; raise NotationError when one is too many."""
        left = Counter(tile_set.tiles())
        left.subtract(tile.from_rack for tile in self.board.tiles.values())
        left.subtract(self.rack.tiles)
        extra = next((tile for tile, count in left.items() if count < 0), None)
        if extra is None:
            hidden = Counter(self.opponent_rack.tiles) - left
            extra = next(iter(hidden), None)
        if extra is not None:
            raise NotationError("too_many_of_a_tile", tile=extra, tile_set=tile_set.id)
        return +left

    def tiles_in_bag(self, tile_set: TileSet) -> int:
        """What is left in the bag when the opponent holds a full rack, or all there is."""
        return max(0, self.unseen(tile_set).total() - RACK_SIZE)


def _read_board(text: str, tile_set: TileSet) -> Board:
    rows = text.split("/")
    if len(rows) != SIDE:
        raise NotationError("cgp_row_count", rows=len(rows))
    return Board().with_tiles(
        placement for row, line in enumerate(rows) for placement in _read_row(row, line, tile_set)
    )


def _read_row(row: int, text: str, tile_set: TileSet) -> Iterator[tuple[Square, PlacedTile]]:
    column = 0
    for piece in _figures_and_tiles(text, tile_set):
        if _FIGURES.fullmatch(piece):
            column += int(piece[:3])
            continue
        for face, small in cased_tiles(piece, tile_set):
            if column < SIDE:
                yield Square(row, column), PlacedTile(face, blank=small)
            column += 1
    if column != SIDE:
        raise NotationError("cgp_row_length", row=row + 1, text=text[:80])


def _figures_and_tiles(text: str, tile_set: TileSet) -> Iterator[str]:
    for stretch in _FIGURES.split(text):
        if _FIGURES.fullmatch(stretch):
            yield stretch
        else:
            yield from (piece for piece, _ in field_pieces(stretch, tile_set))


def _read_rack(text: str, tile_set: TileSet) -> Rack:
    tiles = tuple(face for face, _ in field_tiles(text.upper(), tile_set, signs=BLANK))
    if len(tiles) > RACK_SIZE:
        raise NotationError("rack_too_long", text=text[:80], most=RACK_SIZE)
    return Rack(tiles)


def _written(tiles: Iterable[str]) -> str:
    return "".join(tile if len(tile) == 1 else f"[{tile}]" for tile in tiles)


def _written_row(row: tuple[PlacedTile | None, ...]) -> str:
    text = ""
    for empty, squares in groupby(row, key=lambda tile: tile is None):
        stretch = list(squares)
        if empty:
            text += str(len(stretch))
        else:
            shown = [t.letter.lower() if t.blank else t.letter for t in stretch if t is not None]
            text += _written(shown)
    return text
