"""Which accent and marks make a noun or adjective give only forms that the list has."""

from __future__ import annotations

from collections.abc import Iterable, Set

import msgspec

from letrado.lexicon.lemma import Kind, Lemma, Mark
from tools.lemmas.accents import Accents, candidates
from tools.lemmas.evidence import Evidence
from tools.lemmas.letters import bare
from tools.lemmas.overlay import Overlay
from tools.lemmas.rules import accented_forms, forms_besides

_STRESS_MATTERS = tuple("iunsxy")  # elsewhere every stress gives the same plural


class NominalFit:
    """Fits single words; remembers nothing between them but the sources."""

    def __init__(self, evidence: Evidence, overlay: Overlay, accents: Accents) -> None:
        self._evidence = evidence
        self._overlay = overlay
        self._accents = accents
        self._named = {bare(word): word for word in sorted(overlay.named)}

    def spellings(self, plain: str) -> list[str]:
        """How the rulebooks and the sources write a word; nothing if none has it."""
        known = self._evidence.spellings.get(plain, ())
        named = self._named.get(plain)
        return list(dict.fromkeys((named, *known))) if named else list(known)

    def fit(self, plain: str, wanted: Set[str] = frozenset()) -> Lemma:
        """The best row for a string that is a headword: with plural if the list has it.

        `wanted` are strings that something should explain: an accent that does goes first.
        """
        known = self.spellings(plain)
        guess = self._accents.guess(plain)
        tried = [*known, *([] if known else [guess])]
        if plain.endswith(_STRESS_MATTERS):
            tried += candidates(plain)
        rows = [self.row(spelling) for spelling in dict.fromkeys(tried)]
        row = max(rows, key=lambda each: self._worth(each, wanted))  # of equals the first
        return row if row.text in known else _marked(row, Mark.GUESSED_ACCENT)

    def row(self, spelling: str) -> Lemma:
        """The row of a spelling: with its plural, without the missing part of it, or with none."""
        row = Lemma(spelling, Kind.NOMINAL, marks=self._overlay.nominal_marks(spelling))
        forms = forms_besides(row)
        missing = forms - self._evidence.forms
        if not missing:
            return row
        without = _marked(row, Mark.NO_PLURAL)
        if forms_besides(without) >= forms - missing:
            return without
        dropped = {form for form in accented_forms(row) if bare(form) in missing}
        return msgspec.structs.replace(row, dropped=tuple(sorted(dropped)))

    def _worth(self, row: Lemma, wanted: Set[str]) -> tuple[int, bool, int]:
        forms = forms_besides(row)
        return len(forms & wanted), not row.dropped, len(forms)


def _marked(row: Lemma, *marks: Mark) -> Lemma:
    return msgspec.structs.replace(row, marks=row.marks | set(marks))


def singulars(plural: str) -> Iterable[str]:
    """Strings that this one may be the plural of, the likeliest first."""
    if plural.endswith("ces"):
        yield plural[:-3] + "z"
    if plural.endswith("s"):
        yield plural[:-1]
    if plural.endswith("es"):
        yield plural[:-2]
    if plural.endswith("is"):
        yield plural[:-2] + "y"
