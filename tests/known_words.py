"""Small sets of words for a table."""

from __future__ import annotations

from collections.abc import Iterable

from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import words_from
from letrado.table.words import KnownWords, Tiles


def known_words(words: Iterable[Tiles] = (), tile_set: str = "es-100") -> KnownWords:
    return KnownWords(words_from(words, load_tile_set(tile_set)))
