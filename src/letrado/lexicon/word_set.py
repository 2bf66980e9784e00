"""Strings of tiles that are words, and nothing else about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from letrado.errors import NotationError
from letrado.game.spelling import read_word
from letrado.game.tileset import TileSet
from letrado.lexicon.playable import bare
from letrado.lexicon.word_index import WordIndex


class WordSet:
    """The words of an index, as tiles of a set spell them."""

    def __init__(self, tile_set: TileSet, index: WordIndex, *, is_derived: bool = True) -> None:
        self.tile_set = tile_set
        self.is_derived = is_derived  # by the rules of a book, not taken from a list
        self._deciding = index
        self._digraphs = frozenset(tile_set.digraphs())
        letters = {letter for face in tile_set.letters for letter in face.lower()}
        aliases = {text.lower() for text, face in tile_set.spellings.items() if text != face}
        self._plain = frozenset(letters - aliases)  # letters that stand for themselves alone

    def has(self, word: str) -> bool:
        """Is a string of small letters without accents a word?"""
        return self._deciding.has(word)

    def begins(self, beginning: str, length: int) -> bool:
        """May a string of this length that begins so be a word? No is certain."""
        return self._deciding.begins(beginning, length)

    def continuations(self, beginning: str, length: int) -> Iterator[str]:
        """The letters that may follow a beginning in words of this length."""
        return self._deciding.continuations(beginning, length)

    def has_tiles(self, tiles: Sequence[str]) -> bool:
        """Do these tiles spell a word? A digraph laid with two tiles spells none."""
        return not self.split_digraphs(tiles) and self.has("".join(tiles).lower())

    def has_text(self, text: str) -> bool:
        """Is a text, as people write it, a word? What no tile shows is not; a sign is an error."""
        plain = bare(text.lower())
        if self._plain.issuperset(plain):
            return self.has(plain)
        if " " in text.strip() or "-" in text:
            return False
        try:
            tiles = read_word(text, self.tile_set)
        except NotationError as wrong:
            if wrong.code == "letter_not_in_set" and str(wrong.facts.get("letter", "")).isalpha():
                return False
            raise
        return self.has_tiles(tiles)

    def split_digraphs(self, tiles: Sequence[str]) -> tuple[str, ...]:
        """The digraphs that are laid with two tiles instead of their own."""
        pairs = (a + b for a, b in pairwise(tiles))
        return tuple(pair for pair in pairs if pair in self._digraphs)

    def words(self) -> Iterator[str]:
        """Every word, by length and in order."""
        return self._deciding.words()

    def count(self) -> int:
        return self._deciding.admitted_count


def all_words(texts: Sequence[str], words: WordSet) -> bool:
    """Are all these texts words? Each is looked up, so that time gives no hint."""
    good = [words.has_text(text) for text in texts]
    return all(good)
