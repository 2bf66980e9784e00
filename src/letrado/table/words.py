"""Where verdicts on words come from."""

from __future__ import annotations

from collections.abc import Sequence
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


class KnownWords:
    """A set of words: those of a rulebook, of an imported list or of a file."""

    def __init__(self, known: WordSet) -> None:
        self.known = known

    def verdicts(self, words: Sequence[Tiles]) -> tuple[bool, ...] | None:
        return tuple(word in self.known for word in words)
