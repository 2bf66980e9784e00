"""Strings in -ar, -er, -ir that are not conjugated: nouns, or verbs with only their entry left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Set

from letrado.lexicon.conjugation import may_take
from letrado.lexicon.lemma import Mark
from tools.lemmas.evidence import Evidence
from tools.lemmas.letters import bare
from tools.lemmas.nominal_fit import NominalFit
from tools.lemmas.overlay import Overlay
from tools.lemmas.verb_choice import Verb

_VERB_FLAGS = frozenset("REIX")
_NOMINAL_FLAGS = frozenset("SG")
_LONGEST_ENDING = 8
_TOO_SHORT = 2  # letters: an ending without a stem


class Unconjugated:
    """Tells the two apart by what the sources and the list have."""

    def __init__(
        self, evidence: Evidence, overlay: Overlay, fit: NominalFit, verb_forms: Set[str]
    ) -> None:
        self._evidence = evidence
        self._overlay = overlay
        self._fit = fit
        self._free = evidence.forms - verb_forms
        self._verbs = frozenset(map(bare, evidence.verbs))

    def is_noun(self, verb: Verb) -> bool:
        """Without -se, not known as a verb, and with a plural, a flag or an accent of a noun."""
        plain = bare(verb.infinitive)
        if Mark.HEADWORD_SE in verb.marks or self._overlay.verb_marks(verb.infinitive):
            return False
        spellings = self._fit.spellings(plain)
        if len(plain) <= _TOO_SHORT or any(self._overlay.nominal_marks(word) for word in spellings):
            return True
        flags = set[str]().union(*(self._evidence.affixes.get(word, "") for word in spellings))
        if plain in self._verbs or flags & _VERB_FLAGS:
            return False
        if flags & _NOMINAL_FLAGS or f"{plain}es" in self._free:
            return True
        return all(word != plain and word[-2] != "í" for word in spellings)  # or none


class Classes:
    """The class that an unconjugated verb would have: that of verbs which end alike."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self._endings: dict[str, Counter[str]] = {}
        for verb in verbs:
            for ending in _endings(verb.infinitive):
                self._endings.setdefault(ending, Counter())[verb.classes[0]] += 1

    def guess(self, infinitive: str) -> str:
        for ending in _endings(infinitive):
            seen = self._endings.get(ending)
            if seen:
                likely = sorted(seen.items(), key=lambda pair: (-pair[1], pair[0]))
                for verb_class, _ in likely:
                    if may_take(infinitive, verb_class):
                        return verb_class
        return "regular"


def _endings(infinitive: str) -> Sequence[str]:
    """The longest first."""
    longest = min(_LONGEST_ENDING, len(infinitive))
    return [infinitive[-length:] for length in range(longest, 2, -1)]
