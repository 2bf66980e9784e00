"""Syllables and stress of a Spanish word written with its accents."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, TypeAlias

Stress: TypeAlias = Literal["mono", "aguda", "grave", "esdrujula"]

_STRONG = "aeoáéó"
_MARKED = "áéíóú"
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
    nuclei = syllables(word)
    if len(nuclei) <= 1:
        return "mono"
    marked = [at for at, nucleus in enumerate(nuclei) if any(v in _MARKED for v in nucleus)]
    unmarked = 1 if word[-1] in "aeiouns" else 0
    from_end = len(nuclei) - 1 - marked[-1] if marked else unmarked
    return "aguda" if from_end == 0 else "grave" if from_end == 1 else "esdrujula"


def has_written_accent(word: str) -> bool:
    return any(letter in _MARKED for letter in word)


def stressed_at_the_end(word: str) -> str:
    """The word with the accent that its last syllable needs: compón, prevé, previó."""
    if word[-1] not in "aeiouns" or has_written_accent(word):
        return word
    vowels = [at for at, letter in enumerate(word) if letter in "aeiou"]
    strong = [at for at in vowels if word[at] in _STRONG]
    at = (strong or vowels)[-1]
    return word[:at] + _MARK[word[at]] + word[at + 1 :]
