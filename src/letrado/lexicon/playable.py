"""Which strings of letters fit on a board with the tiles of a set."""

from __future__ import annotations

from collections.abc import Callable

from letrado.game.tileset import TileSet

FEWEST_TILES = 2
MOST_TILES = 15

_PLAIN = tuple(zip("áéíóúü", "aeiouu", strict=True))


def bare(form: str) -> str:
    """A Spanish form as tiles show it: small letters without accents, ñ kept."""
    if form.isascii():
        return form
    for accented, plain in _PLAIN:
        form = form.replace(accented, plain)
    return form


class Playable:
    """A test for bare strings: only letters of the set, two to fifteen tiles."""

    def __init__(self, tile_set: TileSet) -> None:
        self._digraphs = tuple(face.lower() for face in tile_set.digraphs())
        letters = {letter for face in tile_set.letters for letter in face.lower()}
        self._foreign = frozenset("abcdefghijklmnopqrstuvwxyzñç") - letters

    def fits(self, form: str) -> bool:
        if not self._foreign.isdisjoint(form):
            return False
        tiles = len(form) - sum(form.count(digraph) for digraph in self._digraphs)
        return FEWEST_TILES <= tiles <= MOST_TILES

    def all_fit(self, length: int, letters: str) -> bool:
        """Do strings of this length, written one after another, all fit, at one glance?"""
        if not 2 * FEWEST_TILES <= length <= MOST_TILES:
            return False
        return not any(letter in letters for letter in self._foreign)


def playable_in(tile_set: TileSet) -> Callable[[str], bool]:
    """The test for single strings."""
    return Playable(tile_set).fits
