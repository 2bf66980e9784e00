"""Tiles as the files of the field write them (GCG, CGP).

A bracket holds one tile. An unbracketed letter is a tile by itself, so that RR is two R tiles and
[RR] one RR tile; only what could not be read otherwise (L·L, and QU where there is no Q) is one
tile without brackets. Older Spanish files write 1, 2 and 3 for CH, LL and RR.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from letrado.game.spelling import cased_tiles, without_accents
from letrado.game.tileset import TileSet

_BRACKET = re.compile(r"\[[^\[\]]*\]")


def field_tiles(text: str, tile_set: TileSet, signs: str = "") -> Iterator[tuple[str, bool]]:
    """The tiles of a text, each with whether it stands in lower case; `signs` pass as they are."""
    for piece, _ in field_pieces(unicodedata.normalize("NFC", text), tile_set):
        yield from cased_tiles(piece, tile_set, signs=signs)


def field_pieces(text: str, tile_set: TileSet) -> Iterator[tuple[str, int]]:
    """The text cut into what stands for one tile each, with where each piece begins."""
    joined = _joined(tile_set)
    at = 0
    while at < len(text):
        found = _BRACKET.match(text, at)
        piece = found[0] if found else text[at]
        for spelling in joined:
            written = text[at : at + len(spelling)]
            plain = written if written.isascii() else without_accents(written)
            if plain in (spelling, spelling.lower()):
                piece = written
                break
        yield piece, at
        at += len(piece)


def needs_bracket(face: str, tile_set: TileSet) -> bool:
    """Would this tile be read as several without its bracket?"""
    return len(face) > 1 and all(sign in tile_set.letters for sign in face)


def write_field(faces: Iterable[str], tile_set: TileSet) -> str:
    """Tiles as `field_tiles` reads them; a blank that stands for a letter is given small."""
    return "".join(f"[{face}]" if needs_bracket(face.upper(), tile_set) else face for face in faces)


def _joined(tile_set: TileSet) -> list[str]:
    """Ways of writing a tile that cannot be read as several: some sign in them is no tile."""
    return [
        spelling
        for spelling in tile_set.spellings
        if len(spelling) > 1 and any(sign not in tile_set.letters for sign in spelling)
    ]
