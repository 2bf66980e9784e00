"""Syllables and stress of a Spanish word written with its accents."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, TypeAlias

Stress: TypeAlias = Literal["mono", "aguda", "grave", "esdrujula"]

_STRONG = "aeoáéó"
_MARKED = "áéíóú"
_MARKED_SET = frozenset(_MARKED)
_LONGEST_MONOSYLLABLE = 6
_MARK = dict(zip("aeiou", _MARKED, strict=True))
# A nucleus is a strong vowel with weak ones around it, or weak ones alone. A marked weak vowel is
# a nucleus of its own: ma-íz, ba-úl. The u of que, gui is silent.
_NUCLEUS = re.compile(
    r"(?:(?<=q)u(?=[eéií])|(?<=g)u(?=[eéií]))?"
    r"(?:[iuü]?h?[aeoáéó](?:h?[iuü](?![aeoáéóíú])|y(?![aeiouáéíóú]))?|[íú]|[iuü]h?[iuüíú]?|y$)"
)


@lru_cache(maxsize=100_000)
def syllables(word: str) -> tuple[str, ...]:
    """The nuclei of a word, one per syllable: a, ue, ió."""
    return tuple(found.group() for found in _NUCLEUS.finditer(word.lower()))


def stress_of(word: str) -> Stress:
    """Where a word is stressed, by its written accent or by its ending."""
    if len(word) > _LONGEST_MONOSYLLABLE and not has_written_accent(word):
        return "grave" if word[-1] in "aeiouns" else "aguda"
    nuclei = syllables(word)
    if len(nuclei) <= 1:
        return "mono"
    marked = [at for at, nucleus in enumerate(nuclei) if any(v in _MARKED for v in nucleus)]
    unmarked = 1 if word[-1] in "aeiouns" else 0
    from_end = len(nuclei) - 1 - marked[-1] if marked else unmarked
    return "aguda" if from_end == 0 else "grave" if from_end == 1 else "esdrujula"


def has_written_accent(word: str) -> bool:
    return not word.isascii() and not _MARKED_SET.isdisjoint(word)


def stressed_at_the_end(word: str) -> str:
    """The word with the accent that its last syllable needs: compón, prevé, previó."""
    if word[-1] not in "aeiouns" or has_written_accent(word):
        return word
    vowels = [at for at, letter in enumerate(word) if letter in "aeiou"]
    strong = [at for at in vowels if word[at] in _STRONG]
    at = (strong or vowels)[-1]
    return word[:at] + _MARK[word[at]] + word[at + 1 :]


def ends_in_tonic_vowel(word: str) -> bool:
    """Does a word end in the vowel that is stressed: té, menú; not bou, taxi?"""
    last = word[-1]
    if last in _MARKED:
        return True
    if last not in "aeiou" or len(word) > _LONGEST_MONOSYLLABLE:
        return False
    nuclei = syllables(word)
    if len(nuclei) != 1:
        return False
    return last in _STRONG or nuclei[0] in ("i", "u")


def with_one_more_syllable(stem: str, stress: Stress) -> str:
    """A stem to which -es is added, with its accent where it belongs then: canción-, jóven-."""
    if stress in ("mono", "aguda"):
        return _without_needless_mark(stem)
    if has_written_accent(stem):
        return stem
    return _marked_before_last(stem)


def _without_needless_mark(stem: str) -> str:
    for at, letter in enumerate(stem):
        if letter in _MARKED:
            before = stem[at - 1] if at else ""
            before = stem[at - 2] if before == "h" and at > 1 else before
            if letter in "íú" and before in ("a", "e", "o"):
                return stem
            return stem[:at] + "aeiou"[_MARKED.index(letter)] + stem[at + 1 :]
    return stem


def _marked_before_last(stem: str) -> str:
    found = list(_NUCLEUS.finditer(stem))
    if len(found) < 2:
        return stem
    nucleus = found[-2]
    at = next((i for i, v in enumerate(nucleus.group()) if v in _STRONG), len(nucleus.group()) - 1)
    at += nucleus.start()
    return stem[:at] + _MARK.get(stem[at], stem[at]) + stem[at + 1 :]
