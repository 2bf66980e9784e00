"""Tiles as the core knows them: a letter is its place in the alphabet, a blank is 0."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.square import SIDE
from letrado.game.tileset import BLANK, TileSet
from letrado.kernel.engine import BLANK_MARK


@dataclass(frozen=True)
class Numbering:
    faces: tuple[str, ...]  # by number
    numbers: Mapping[str, int]

    def encode(self, tiles: Iterable[str]) -> bytes:
        return bytes(self.numbers[tile] for tile in tiles)

    def decode(self, tiles: bytes) -> tuple[str, ...]:
        return tuple(self.faces[number] for number in tiles)

    def placed(self, tiles: bytes) -> tuple[PlacedTile | None, ...]:
        """The tiles of a play; None where one lies on the board already."""
        return tuple(
            PlacedTile(self.faces[number & ~BLANK_MARK], blank=bool(number & BLANK_MARK))
            if number
            else None
            for number in tiles
        )

    def encode_board(self, board: Board) -> bytes:
        lying = bytearray(SIDE * SIDE)
        for square, tile in board.tiles.items():
            mark = BLANK_MARK if tile.blank else 0
            lying[square.index] = self.numbers[tile.letter] | mark
        return bytes(lying)


def numbering_of(tile_set: TileSet) -> Numbering:
    return _numbering((BLANK, *tile_set.letters))


@cache
def _numbering(faces: tuple[str, ...]) -> Numbering:
    return Numbering(faces, {face: number for number, face in enumerate(faces)})
