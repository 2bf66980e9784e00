from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from letrado.errors import ConflictError
from letrado.game.spelling import read_rack, write_tiles
from letrado.game.tileset import TileSet


@dataclass(frozen=True, slots=True)
class Rack:
    """A player's tiles in the order in which they stand; ? is a blank."""

    tiles: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str, tile_set: TileSet) -> Rack:
        return cls(read_rack(text, tile_set))

    def __len__(self) -> int:
        return len(self.tiles)

    def with_tiles(self, tiles: Iterable[str]) -> Rack:
        return Rack((*self.tiles, *tiles))

    def without(self, tiles: Iterable[str]) -> Rack:
        """The rack after these tiles have left it; raise ConflictError when one is not there."""
        rest = list(self.tiles)
        for tile in tiles:
            if tile not in rest:
                raise ConflictError("tile_not_on_rack", tile=tile, rack=" ".join(self.tiles))
            rest.remove(tile)
        return Rack(tuple(rest))

    def holds(self, tiles: Iterable[str]) -> bool:
        return Counter(tiles) <= Counter(self.tiles)

    def points(self, tile_set: TileSet) -> int:
        return sum(tile_set.points(tile) for tile in self.tiles)

    def written(self, tile_set: TileSet) -> str:
        return write_tiles(self.tiles, tile_set)
