"""Where verdicts on words come from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from letrado.lexicon.word_set import WordSet

Tiles = tuple[str, ...]


class Words(Protocol):
    """Answers a challenge, or leaves it to the arbiter."""

    def verdicts(self, words: Sequence[Tiles]) -> tuple[bool, ...] | None:
        """Whether each word is valid; None when only an arbiter can tell."""
        ...


class AskTheArbiter:
    """Every challenge goes to the arbiter."""

    def verdicts(self, words: Sequence[Tiles]) -> tuple[bool, ...] | None:
        del words
        return None


class WordList:
    """A closed list of words, as tiles: two tiles never stand for a digraph."""

    def __init__(self, words: Iterable[Tiles]) -> None:
        self._words = frozenset(words)

    def verdicts(self, words: Sequence[Tiles]) -> tuple[bool, ...] | None:
        return tuple(word in self._words for word in words)


class LexiconWords:
    """The words of a rulebook, derived or imported."""

    def __init__(self, lexicon: WordSet) -> None:
        self._lexicon = lexicon

    def verdicts(self, words: Sequence[Tiles]) -> tuple[bool, ...] | None:
        return tuple(self._lexicon.has_tiles(word) for word in words)
