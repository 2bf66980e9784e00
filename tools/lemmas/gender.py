"""Which feminine belongs to which masculine: as a source says, or as words that end alike do."""

from __future__ import annotations

from collections import Counter

from tools.lemmas.evidence import Evidence
from tools.lemmas.letters import bare

_LONGEST_ENDING = 6
_SHORTEST_ENDING = 2
_SUPPORT = 4  # pairs of that ending in the source, at least
_SHARE = 0.6  # of them with a feminine
# Endings of the masculine and of the feminine, with their accents.
_PAIRS = (
    ("o", "a"),
    ("or", "ora"),
    ("ón", "ona"),
    ("és", "esa"),
    ("án", "ana"),
    ("ín", "ina"),
    ("ol", "ola"),
    ("ul", "ula"),
    ("iz", "iza"),
    ("ante", "anta"),
    ("ente", "enta"),
    ("ote", "ota"),
    ("ete", "eta"),
)


def feminine_of(masculine: str) -> str:
    """The feminine that a masculine would have, with its accents; nothing if it has no ending."""
    for ending, feminine in _PAIRS:
        if masculine.endswith(ending) and len(masculine) > len(ending) + 1:
            return masculine[: -len(ending)] + feminine
    return ""


class Pairs:
    """Learnt from the words of the spelling dictionary whose feminine the list has."""

    def __init__(self, evidence: Evidence) -> None:
        self._known = evidence.with_feminine
        self._unpaired = frozenset(map(bare, evidence.affixes)) - self._known
        self._with: Counter[str] = Counter()
        self._all: Counter[str] = Counter()
        for word in sorted(evidence.affixes):
            feminine = bare(feminine_of(word))
            if feminine and feminine in evidence.forms and bare(word) in evidence.forms:
                for ending in _endings(bare(word)):
                    self._all[ending] += 1
                    self._with[ending] += bare(word) in self._known

    def is_known(self, masculine: str) -> bool:
        """Does the source itself give a feminine?"""
        return masculine in self._known

    def are_pair(self, masculine: str, *, unpaired: bool) -> bool:
        """Has this masculine (without accents) a feminine in its entry?

        `unpaired` says that a source has the feminine as an entry of its own.
        """
        if masculine in self._known:
            return True
        if masculine in self._unpaired and unpaired:
            return False
        for ending in _endings(masculine):
            if self._all[ending] >= _SUPPORT:
                return self._with[ending] >= _SHARE * self._all[ending]
        return False


def _endings(word: str) -> list[str]:
    """The longest first."""
    longest = min(_LONGEST_ENDING, len(word) - 1)
    return [word[-length:] for length in range(longest, _SHORTEST_ENDING - 1, -1)]
