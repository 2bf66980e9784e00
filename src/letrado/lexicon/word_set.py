"""Sequences of tiles that are words, as a graph, and nothing else about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from letrado.errors import InputError, NotationError
from letrado.game.numbering import numbering_of
from letrado.game.spelling import read_word
from letrado.game.tileset import TileSet
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.lettering import lettering_of
from letrado.lexicon.playable import bare


class WordSet:
    """The words of a graph, as tiles of a set spell them: the one place where words are looked up.

    A digraph laid with two tiles spells no word, since no word is kept so.
    """

    def __init__(self, tile_set: TileSet, graph: WordGraph, *, is_derived: bool = False) -> None:
        self.tile_set = tile_set
        self.graph = graph
        self.is_derived = is_derived  # by the rules of a book, not taken from a list
        self._lettering = lettering_of(tile_set.id)
        self._digraphs = frozenset(tile_set.digraphs())

    def has(self, word: str) -> bool:
        """Is a string of small letters without accents a word?"""
        return self.graph.contains(self._lettering.numbers(word))

    def __contains__(self, tiles: Sequence[str]) -> bool:
        """Do these tiles spell a word?"""
        numbers = numbering_of(self.tile_set).numbers
        known = all(tile in numbers for tile in tiles)
        return known and self.graph.contains(bytes(numbers[tile] for tile in tiles))

    def has_text(self, text: str) -> bool:
        """Is a text, as people write it, a word? What no tile shows is not; a sign is an error."""
        plain = bare(text.lower())
        if self._lettering.readable.issuperset(plain):
            return self.graph.contains(self._lettering.reading(plain))
        if is_several_words(text, self.tile_set):
            return False
        try:
            tiles = read_word(text, self.tile_set)
        except NotationError as wrong:
            if wrong.code == "letter_not_in_set" and str(wrong.facts.get("letter", "")).isalpha():
                return False
            raise
        return tiles in self

    def split_digraphs(self, tiles: Sequence[str]) -> tuple[str, ...]:
        """The digraphs that are laid with two tiles instead of their own."""
        pairs = (a + b for a, b in pairwise(tiles))
        return tuple(pair for pair in pairs if pair in self._digraphs)

    def words(self) -> list[str]:
        """Every word in small letters, in the order of the alphabet."""
        return self._lettering.texts(self.graph.words())

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        """Every word as tiles, in the order of the alphabet."""
        numbering = numbering_of(self.tile_set)
        return (numbering.decode(word) for word in self.graph.words().split(b"\0")[:-1])

    def count(self) -> int:
        return self.graph.count()


def is_several_words(text: str, tile_set: TileSet) -> bool:
    """Is a text more than one word? A hyphen may also be a way of writing a tile, as in L-L."""
    plain = text.strip().upper()
    for spelling in tile_set.spellings:
        if "-" in spelling:
            plain = plain.replace(spelling, "")
    return " " in plain or "-" in plain


def words_from(words: Iterable[Sequence[str]], tile_set: TileSet) -> WordSet:
    """A set of words given as tiles, in any order."""
    encode = numbering_of(tile_set).encode
    return WordSet(tile_set, _graph(b"".join(encode(word) + b"\0" for word in words), tile_set))


def graph_of_words(words: Iterable[str], tile_set: TileSet) -> WordGraph:
    """The graph of words in small letters without accents, in any order."""
    return _graph(lettering_of(tile_set.id).numbers_of_all(words), tile_set)


def _graph(numbers: bytes, tile_set: TileSet) -> WordGraph:
    try:
        return WordGraph.build(numbers, len(tile_set.letters))
    except ValueError as wrong:
        raise InputError("words_unusable", problem=str(wrong)) from wrong


def all_words(texts: Sequence[str], words: WordSet) -> bool:
    """Are all these texts words? Each is looked up, so that time gives no hint."""
    good = [words.has_text(text) for text in texts]
    return all(good)
