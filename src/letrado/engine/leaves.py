"""What it is worth to keep some tiles, beyond what an average rack brings.

`data/leaves/<tile set>.leaves`, compressed: for every multiset of at most six tiles one 16-bit
number, hundredths of a point, in the order of the core. tools/leaves.py makes them.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from letrado.errors import DataError, InputError
from letrado.game.numbering import numbering_of
from letrado.game.tileset import TileSet, load_tile_set
from letrado.kernel import engine as kernel

MAGIC = b"letrado leaves 1\n"
LARGEST_BYTES = 8 * 1024 * 1024


@dataclass(frozen=True)
class Leaves:
    tile_set: TileSet
    table: kernel.Leaves

    def worth(self, tiles: Sequence[str]) -> float:
        """Points for keeping these tiles, at most six; a whole rack counts as nothing."""
        return self.table.worth(numbering_of(self.tile_set).encode(tiles)) / 100

    def written(self) -> bytes:
        """The content of a file of leaves."""
        return MAGIC + self.tile_set.id.encode() + b"\n" + zlib.compress(self.table.worths(), 9)


def no_leaves(tile_set: TileSet) -> Leaves:
    """Every leave worth nothing: a player with these takes the most points."""
    return Leaves(tile_set, kernel.Leaves.none(len(tile_set.letters)))


def read_leaves(content: bytes, path: str) -> Leaves:
    """Leaves from the content of their file; raise InputError when it is not one."""
    name, _, packed = content.removeprefix(MAGIC).partition(b"\n")
    if not content.startswith(MAGIC) or len(name) > 40:
        raise InputError("not_leaves", path=path)
    tile_set = load_tile_set(name.decode("ascii", errors="replace"))
    try:
        unpacker = zlib.decompressobj()
        worths = unpacker.decompress(packed, LARGEST_BYTES)
        if not unpacker.eof or unpacker.unused_data:
            raise InputError("not_leaves", path=path)
        return Leaves(tile_set, kernel.Leaves.of(len(tile_set.letters), worths))
    except (zlib.error, ValueError) as wrong:
        raise InputError("not_leaves", path=path) from wrong


@cache
def load_leaves(tile_set: str) -> Leaves:
    """The leaves that come with the package; none where none have been trained yet."""
    file = files("letrado") / "data" / "leaves" / f"{tile_set}.leaves"
    if not file.is_file():
        return no_leaves(load_tile_set(tile_set))
    path = f"data/leaves/{tile_set}.leaves"
    try:
        return read_leaves(file.read_bytes(), path)
    except InputError as wrong:
        raise DataError(path=path, problem=wrong.code) from wrong
