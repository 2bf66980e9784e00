"""The judge of a challenge: one answer for all the words of a play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from letrado.errors import InputError, NotationError
from letrado.game.spelling import read_word
from letrado.lexicon.lexicon import Lexicon
from letrado.rulebook.citation import Citation


@dataclass(frozen=True, slots=True)
class Verdict:
    """The joint answer; which word failed is not part of it."""

    correct: bool
    grounds: tuple[Citation, ...]


def judge(words: Sequence[str], lexicon: Lexicon) -> Verdict:
    """Are all these words good? Every word is looked up, so that time gives no hint."""
    good = [is_word(word, lexicon) for word in words]
    return Verdict(all(good), lexicon.book.cite(lexicon.book.provisions.challenge.answer))


def judge_each(words: Sequence[str], lexicon: Lexicon) -> dict[str, bool]:
    """An answer per word, where the book leaves that open; else an InputError."""
    answer = lexicon.book.provisions.challenge.answer
    if answer.basis == "text" and answer.value == "joint_answer" and answer.set_by is None:
        article = ", ".join(answer.articles)
        raise InputError("answer_is_joint", rulebook=lexicon.book.id, article=article)
    return {word: is_word(word, lexicon) for word in words}


def is_word(text: str, lexicon: Lexicon) -> bool:
    """Is a text, as people write it, a word? What no tile shows is not; a sign is an error."""
    if " " in text.strip() or "-" in text:
        return False
    try:
        tiles = read_word(text, lexicon.tile_set)
    except NotationError as wrong:
        if wrong.code == "letter_not_in_set" and str(wrong.facts.get("letter", "")).isalpha():
            return False
        raise
    return lexicon.has_tiles(tiles)
