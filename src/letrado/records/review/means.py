"""What a review is made with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from letrado.engine.engine import Engine
from letrado.lexicon.explanation import Explanation
from letrado.rulebook.book import Rulebook


@dataclass(frozen=True)
class Means:
    """The engine with its words, the rulebook, and who explains why a word is not good."""

    engine: Engine
    book: Rulebook
    is_word: Callable[[Sequence[str]], bool]
    explain: Callable[[str], Explanation] | None = None  # None: only a list of words is at hand
