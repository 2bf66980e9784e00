"""Words are compared tile by tile: a digraph is one tile, never two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling, ruling


def digraph_rulings(words: Iterable[Sequence[str]], book: Rulebook) -> tuple[Ruling, ...]:
    """One for each word in which a digraph is in question."""
    return tuple(_rulings(words, book))


def _rulings(words: Iterable[Sequence[str]], book: Rulebook) -> Iterator[Ruling]:
    digraphs = book.provisions.digraphs
    grounds = (digraphs.tiles, digraphs.two_tiles_forbidden, digraphs.adjacent_pairs_never_valid)
    for word in words:
        pairs = {f"{first}+{second}" for first, second in pairwise(word)}
        if pairs.intersection(digraphs.adjacent_pairs_never_valid.value):
            as_blank = book.provisions.blank.may_be_digraph
            yield ruling(book, "digraph.made_of_two_tiles", *grounds, as_blank, allowed=False)
        elif _reads_like_digraph(word, digraphs.tiles.value):
            yield ruling(book, "digraph.tile_by_tile", *grounds, allowed=True)


def _reads_like_digraph(word: Sequence[str], digraphs: Iterable[str]) -> bool:
    """Do its letters, however they are divided into tiles, spell one of the digraphs?"""
    text = "".join(word).replace("·", "")
    return any(digraph.replace("·", "") in text for digraph in digraphs)
