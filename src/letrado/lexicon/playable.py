"""Which strings of letters fit on a board with the tiles of a set."""

from __future__ import annotations

from collections.abc import Callable

from letrado.game.tileset import TileSet

FEWEST_TILES = 2
MOST_TILES = 15

BARE = str.maketrans("áéíóúü", "aeiouu")


def bare(form: str) -> str:
    """A Spanish form as tiles show it: small letters without accents, ñ kept."""
    return form if form.isascii() else form.translate(BARE)


def playable_in(tile_set: TileSet) -> Callable[[str], bool]:
    """A test for bare strings: only letters of the set, two to fifteen tiles."""
    digraphs = tuple(face.lower() for face in tile_set.digraphs())
    letters = {letter for face in tile_set.letters for letter in face.lower()}
    foreign = frozenset("abcdefghijklmnopqrstuvwxyzñç") - letters

    def is_playable(form: str) -> bool:
        if not foreign.isdisjoint(form):
            return False
        tiles = len(form)
        if tiles > MOST_TILES or tiles < 2 * FEWEST_TILES:
            tiles -= sum(form.count(digraph) for digraph in digraphs)
        return FEWEST_TILES <= tiles <= MOST_TILES

    return is_playable
