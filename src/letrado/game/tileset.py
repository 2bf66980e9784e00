from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from letrado.errors import DataError, InputError

BLANK = "?"


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    count: int


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: dict[str, str]
    language: str
    blanks: int
    letters: dict[str, Letter]
    spellings: dict[str, str]
    needs_imported_list: bool = False


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles in the box. A letter is what one tile shows: "A", "CH", "L·L"."""

    id: str
    name: Mapping[str, str]
    language: str
    blanks: int
    letters: Mapping[str, Letter]  # in alphabetical order
    spellings: Mapping[str, str]  # every way of writing a letter, longest first
    needs_imported_list: bool

    def points(self, tile: str) -> int:
        """What a tile from the rack or the bag is worth; a blank is worth nothing."""
        return 0 if tile == BLANK else self.letters[tile].points

    def total(self) -> int:
        return self.blanks + sum(letter.count for letter in self.letters.values())

    def tiles(self) -> tuple[str, ...]:
        """Every tile of the box, letters in order and the blanks last."""
        faces = [face for face, letter in self.letters.items() for _ in range(letter.count)]
        return (*faces, *[BLANK] * self.blanks)

    def digraphs(self) -> tuple[str, ...]:
        return tuple(face for face in self.letters if len(face) > 1)


def tile_set_ids() -> tuple[str, ...]:
    folder = files("letrado") / "data" / "tilesets"
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir()))


@cache
def load_tile_set(tile_set_id: str) -> TileSet:
    """Read data/tilesets/<id>.toml; an unknown id is an InputError, a wrong file a DataError."""
    if tile_set_id not in tile_set_ids():
        raise InputError("unknown_tile_set", text=tile_set_id, known=", ".join(tile_set_ids()))
    file = files("letrado") / "data" / "tilesets" / f"{tile_set_id}.toml"
    return read_tile_set(tile_set_id, file.read_bytes(), path=f"data/tilesets/{tile_set_id}.toml")


def read_tile_set(tile_set_id: str, content: bytes, path: str) -> TileSet:
    """A tile set from the content of its file."""
    try:
        read = msgspec.toml.decode(content, type=_File)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong
    for spelling, face in read.spellings.items():
        if face not in read.letters:
            raise DataError(path=path, problem=f"spelling {spelling!r} stands for no letter")
        if spelling in read.letters:
            raise DataError(path=path, problem=f"spelling {spelling!r} is a letter already")
    if read.blanks < 0 or any(x.count < 1 or x.points < 0 for x in read.letters.values()):
        raise DataError(path=path, problem="a count or a value is out of range")
    written = {face: face for face in read.letters} | read.spellings
    return TileSet(
        id=tile_set_id,
        name=read.name,
        language=read.language,
        blanks=read.blanks,
        letters=read.letters,
        spellings=dict(sorted(written.items(), key=lambda pair: -len(pair[0]))),
        needs_imported_list=read.needs_imported_list,
    )
