"""The tile sets of games in files: ours, those of the field, and sets of which only letters show.

A file of the field may come from any language. Where the values of its tiles are not known here,
the game is read all the same, and it is said that its scores cannot be checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from letrado.game.tileset import BLANK, Letter, TileSet, load_tile_set, read_tile_set, tile_set_ids
from letrado.records.record import Exchanged, GameRecord, Played, RackGained, RackLost

# How the files of the field call our sets. A set without a name there keeps its own.
FIELD_NAMES: Mapping[str, str] = {"es-100": "spanish", "ca-100": "catalan"}
_OURS = {name: tile_set_id for tile_set_id, name in FIELD_NAMES.items()}
_FOLDER = "data/field_tilesets"


@cache
def known_boxes() -> tuple[str, ...]:
    """Every set whose values are known, ours first."""
    folder = files("letrado") / _FOLDER
    others = sorted(file.name.removesuffix(".toml") for file in folder.iterdir())
    return (*tile_set_ids(), *others)


def set_id_of(name: str) -> str:
    """The id under which a set is kept that a file calls so."""
    return _OURS.get(name.strip().lower(), name.strip().lower())


def field_name_of(tile_set_id: str) -> str:
    return FIELD_NAMES.get(tile_set_id, tile_set_id)


@cache
def known_box(tile_set_id: str) -> TileSet | None:
    """The set with its values; None when they are not known here."""
    if tile_set_id in tile_set_ids():
        return load_tile_set(tile_set_id)
    if tile_set_id not in known_boxes():
        return None
    path = f"{_FOLDER}/{tile_set_id}.toml"
    return read_tile_set(tile_set_id, (files("letrado") / path).read_bytes(), path)


def bare_box(tile_set_id: str, faces: Iterable[str]) -> TileSet:
    """A set of which only the letters are known."""
    letters = {face: Letter(points=0, count=1) for face in sorted(set(faces) - {BLANK})}
    spellings = {face: face for face in sorted(letters, key=lambda face: -len(face))}
    return TileSet(
        id=tile_set_id,
        name={},
        language="",
        blanks=0,
        letters=letters,
        spellings=spellings,
        needs_imported_list=True,
    )


def box_of(record: GameRecord) -> TileSet:
    """The tiles of a record."""
    return known_box(record.tile_set) or bare_box(record.tile_set, faces_of(record))


def faces_of(record: GameRecord) -> set[str]:
    """Every letter that a record names."""
    faces = {tile for rack in record.racks for tile in rack}
    for line in record.lines:
        faces.update(line.rack)
        match line.act:
            case Played(play=play):
                faces.update(tile.letter for tile in play.tiles if tile is not None)
            case Exchanged(tiles=tiles) | RackGained(tiles=tiles) | RackLost(tiles=tiles):
                faces.update(tiles)
            case _:
                pass
    return faces
