"""Which strings of letters fit on a board with the tiles of a set."""

from __future__ import annotations

from collections.abc import Callable

from letrado.game.tileset import TileSet

FEWEST_TILES = 2
MOST_TILES = 15

_PLAIN = tuple(zip("áéíóúüàèòï", "aeiouuaeoi", strict=True))


def bare(form: str) -> str:
    """A form as tiles show it: small letters without accents, ñ and ç kept."""
    if form.isascii():
        return form
    for accented, plain in _PLAIN:
        form = form.replace(accented, plain)
    return form


class Playable:
    """A test for bare strings: only letters of the set, two to fifteen tiles."""

    def __init__(self, tile_set: TileSet) -> None:
        faces = [face.lower() for face in tile_set.letters]
        self._digraphs = tuple(face for face in faces if len(face) > 1)
        self._letters = frozenset("".join(faces))
        self._foreign = frozenset("abcdefghijklmnopqrstuvwxyzñç·") - self._letters
        self._only_in_digraphs = self._letters.difference(faces)

    def fits(self, form: str) -> bool:
        if not self._letters.issuperset(form):
            return False
        if self._only_in_digraphs and not self._only_in_digraphs.isdisjoint(self._left(form)):
            return False
        return FEWEST_TILES <= self.tiles(form) <= MOST_TILES

    def tiles(self, form: str) -> int:
        """How many tiles spell it, if all its letters are on tiles."""
        spared = sum(form.count(digraph) * (len(digraph) - 1) for digraph in self._digraphs)
        return len(form) - spared

    def all_fit(self, length: int, letters: str) -> bool:
        """Do strings of this length, written one after another, all fit, at one glance?"""
        if not 2 * FEWEST_TILES <= length <= MOST_TILES:
            return False
        return not any(letter in letters for letter in self._foreign | self._only_in_digraphs)

    def _left(self, form: str) -> str:
        """The letters that belong to no digraph."""
        for digraph in self._digraphs:
            form = form.replace(digraph, "")
        return form


def playable_in(tile_set: TileSet) -> Callable[[str], bool]:
    """The test for single strings."""
    return Playable(tile_set).fits
