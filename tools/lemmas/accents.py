"""Where the accent of a word goes when no source writes it: as in words that end alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tools.lemmas.letters import bare

_LONGEST_ENDING = 9
_SHORTEST_ENDING = 3
_SUPPORT = 3  # words that end alike, at least
_BEFORE = "before"  # the accent stands to the left of the ending
_ACCENTED = dict(zip("aeiou", "áéíóú", strict=True))


class Accents:
    """Learnt from spellings; answers with the spelling that most words of that ending have."""

    def __init__(self, spellings: Iterable[str]) -> None:
        self._endings: dict[str, Counter[str]] = {}
        for spelling in spellings:
            plain = bare(spelling)
            for length in range(_SHORTEST_ENDING, min(_LONGEST_ENDING, len(plain)) + 1):
                ending = self._endings.setdefault(plain[-length:], Counter())
                ending[_signature(spelling, length)] += 1

    def guess(self, plain: str) -> str:
        """The likeliest spelling of a bare word."""
        for length in range(min(_LONGEST_ENDING, len(plain)), _SHORTEST_ENDING - 1, -1):
            seen = self._endings.get(plain[-length:])
            if seen and seen.total() >= _SUPPORT:
                signature, _ = max(seen.items(), key=lambda pair: (pair[1], pair[0]))
                start, ending = plain[:-length], plain[-length:]
                return start + signature if signature != _BEFORE else _stressed(start) + ending
        return plain


def candidates(plain: str) -> list[str]:
    """Every spelling with at most one accent: first none, then from the last vowel back."""
    vowels = [at for at, letter in enumerate(plain) if letter in _ACCENTED]
    accented = [plain[:at] + _ACCENTED[plain[at]] + plain[at + 1 :] for at in reversed(vowels)]
    return [plain, *accented]


def _signature(spelling: str, length: int) -> str:
    ending = spelling[-length:]
    return _BEFORE if ending == bare(ending) and spelling != bare(spelling) else ending


def _stressed(start: str) -> str:
    """With an accent on its last syllable; of a diphthong the open vowel has it."""
    vowels = [at for at, letter in enumerate(start) if letter in _ACCENTED]
    if not vowels:
        return start
    at = vowels[-1]
    if start[at] in "iu" and at - 1 in vowels and start[at - 1] in "aeo":
        at -= 1
    return start[:at] + _ACCENTED[start[at]] + start[at + 1 :]
