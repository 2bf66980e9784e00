"""The judge of a challenge: one answer for all the words of a play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from letrado.errors import InputError
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.word_set import all_words
from letrado.rulebook.citation import Citation


@dataclass(frozen=True, slots=True)
class Verdict:
    """The joint answer; which word failed is not part of it."""

    correct: bool
    grounds: tuple[Citation, ...]


def judge(words: Sequence[str], lexicon: Lexicon) -> Verdict:
    """Are all these words good?"""
    answer = lexicon.book.provisions.challenge.answer
    return Verdict(all_words(words, lexicon), lexicon.book.cite(answer))


def judge_each(words: Sequence[str], lexicon: Lexicon) -> dict[str, bool]:
    """An answer per word, where the book leaves that open; else an InputError."""
    answer = lexicon.book.provisions.challenge.answer
    if answer.basis == "text" and answer.value == "joint_answer" and answer.set_by is None:
        article = ", ".join(answer.articles)
        raise InputError("answer_is_joint", rulebook=lexicon.book.id, article=article)
    return {word: lexicon.has_text(word) for word in words}
