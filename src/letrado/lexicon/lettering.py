"""Words in small letters to the numbers of their tiles and back, many at a time."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from letrado.game.numbering import numbering_of
from letrado.game.tileset import TileSet, load_tile_set

_NO_TILE = 0xFF
_STAND_IN = 0xD800  # a digraph while it is one sign: no text that was decoded holds these
_BREAK = "\n"


class _Numbers(dict[int, int]):
    """What no tile shows has a number that no word has."""

    def __missing__(self, letter: int) -> int:
        return _NO_TILE


class Lettering:
    """The letters of a tile set. Two letters that have a tile of their own are always that tile."""

    def __init__(self, tile_set: TileSet) -> None:
        numbers = {face.lower(): n for face, n in numbering_of(tile_set).numbers.items() if n}
        digraphs = sorted((face for face in numbers if len(face) > 1), key=len, reverse=True)
        self._digraphs = [(face, chr(_STAND_IN + numbers[face])) for face in digraphs]
        signs = {sign: numbers[face] for face, sign in self._digraphs}
        letters = {face: n for face, n in numbers.items() if len(face) == 1}
        self._numbers = _Numbers({ord(sign): n for sign, n in (letters | signs).items()})
        self._numbers[ord(_BREAK)] = 0
        short = {
            text.lower(): numbers[face.lower()]
            for text, face in tile_set.spellings.items()
            if len(text) == 1 and text.isalpha()
        }
        self._written = _Numbers({ord(sign): n for sign, n in (short | signs).items()})
        self.readable = frozenset("".join(letters) + "".join(digraphs) + "".join(short))
        self._faces = {n: face for face, n in numbers.items()} | {0: _BREAK}

    def numbers(self, text: str) -> bytes:
        """A word without accents, or words with a line break after each, as the graph has them."""
        return self._signs(text).translate(self._numbers).encode("latin-1")

    def reading(self, text: str) -> bytes:
        """A word as people write it, in `readable` letters: one letter may stand for a digraph.

        Letters of a digraph are replaced first, so that it wins over a letter that stands for it;
        no digraph ends as another begins, so that the order among them changes nothing.
        """
        return self._signs(text).translate(self._written).encode("latin-1")

    def numbers_of_all(self, words: Iterable[str]) -> bytes:
        """Words as a graph is built from them."""
        text = _BREAK.join(words)
        return self.numbers(text + _BREAK) if text else b""

    def _signs(self, text: str) -> str:
        for face, sign in self._digraphs:
            text = text.replace(face, sign)
        return text

    def text(self, numbers: bytes) -> str:
        return numbers.decode("latin-1").translate(self._faces)

    def texts(self, words: bytes) -> list[str]:
        """The words of a graph, in small letters."""
        return self.text(words).split(_BREAK)[:-1]


@cache
def lettering_of(tile_set_id: str) -> Lettering:
    return Lettering(load_tile_set(tile_set_id))
