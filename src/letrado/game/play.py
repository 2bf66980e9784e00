from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from letrado.errors import NotationError
from letrado.game.spelling import cased_tiles, write_tiles
from letrado.game.square import Position, Square
from letrado.game.tileset import BLANK, TileSet

THROUGH = "."


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile lying on the board. A blank keeps the letter it was given."""

    letter: str
    blank: bool = False

    @property
    def from_rack(self) -> str:
        """What it was on the rack: its letter, or a blank."""
        return BLANK if self.blank else self.letter


@dataclass(frozen=True, slots=True)
class Play:
    """Tiles laid from a square in a direction; None where a tile already lies on the board."""

    position: Position
    tiles: tuple[PlacedTile | None, ...]

    @classmethod
    def parse(cls, text: str, tile_set: TileSet) -> Play:
        """Read "8H AN[CH]OA"; small letters are blanks, a full stop is a tile on the board."""
        place, _, word = text.strip().partition(" ")
        position = Position.parse(place)
        tiles = tuple(
            None if face == THROUGH else PlacedTile(face, blank=small)
            for face, small in cased_tiles(word, tile_set, signs=THROUGH)
        )
        if all(tile is None for tile in tiles):
            raise NotationError("play_without_tiles", text=text)
        play = cls(position, tiles)
        if play.position.square.step(position.direction, len(tiles) - 1) is None:
            raise NotationError("play_off_the_board", text=text)
        return play

    def placements(self) -> Iterator[tuple[Square, PlacedTile]]:
        """The new tiles with their squares."""
        for distance, tile in enumerate(self.tiles):
            square = self.position.square.step(self.position.direction, distance)
            if tile is not None and square is not None:
                yield square, tile

    def written(self, tile_set: TileSet) -> str:
        """The play in the notation of the field, as `parse` reads it."""
        shown = [
            THROUGH if tile is None else tile.letter.lower() if tile.blank else tile.letter
            for tile in self.tiles
        ]
        return f"{self.position} {write_tiles(shown, tile_set)}"
