"""Which class and marks make a verb give only forms that the list has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from letrado.lexicon.conjugation import Table, conjugate, may_take, verb_classes
from letrado.lexicon.lemma import Mark
from letrado.lexicon.paradigm import Cell
from tools.lemmas.evidence import Evidence
from tools.lemmas.letters import bare, is_playable
from tools.lemmas.verb_cells import EXTENTS, gendered_cells, is_dropped, may_fit

ENDINGS = ("ar", "er", "ir")
DISPLAY_ONLY = ("hiato_i", "hiato_u")  # the same letters as regular: only the accents differ


class Fit(msgspec.Struct, frozen=True):
    """One class that fits, how far, and the bare strings it gives besides the infinitive."""

    verb_class: str
    extent: int  # index in EXTENTS: the smaller, the more forms
    marks: frozenset[Mark]
    forms: frozenset[str]


def candidates(evidence: Evidence) -> list[str]:
    """Every string that may be an infinitive, without accents: in the list, or too long for it."""
    listed = {form for form in evidence.forms if form.endswith(ENDINGS)}
    long = {bare(verb) for verb in evidence.verbs if not is_playable(bare(verb))}
    return sorted(listed | long)


def infinitive_spelling(plain: str, evidence: Evidence) -> str:
    """The infinitive as written: only -aír, -eír and -oír have an accent, and -güir a diaeresis."""
    for spelling in evidence.spellings.get(plain, ()):
        if bare(spelling[:-2]) == spelling[:-2].replace("ü", "u") and spelling[-2] in "aeií":
            return spelling
    return plain[:-2] + "ír" if plain.endswith(("air", "eir", "oir")) else plain


def fits(infinitive: str, listed: frozenset[str]) -> Iterator[Fit]:
    """Every class that fits the verb at all, with the largest extent it has."""
    for verb_class in verb_classes():
        if verb_class not in DISPLAY_ONLY and may_take(infinitive, verb_class):
            found = _largest(infinitive, verb_class, listed)
            if found:
                yield found


def best(found: Iterable[Fit]) -> list[Fit]:
    """The fits of the largest extent: more than one if the verb has two models, or seems to."""
    fitting = list(found)
    extent = min((fit.extent for fit in fitting), default=0)
    return [fit for fit in fitting if fit.extent == extent]


def _largest(infinitive: str, verb_class: str, listed: frozenset[str]) -> Fit | None:
    table = conjugate(infinitive, verb_class)
    missing = {cell for cell, forms in table.items() if not _all_listed(forms, listed)}
    for extent, (marks, wanted) in enumerate(EXTENTS):
        cells = wanted - _dropped(table, infinitive, marks)
        if may_fit(infinitive, marks) and not missing & cells:
            participles = gendered_cells() if "part_ms" in cells else frozenset[Cell]()
            transitive = bool(participles) and not missing & participles
            given = forms_of(table, cells | participles if transitive else cells)
            if given - {bare(infinitive)}:
                found = marks | {Mark.TRANSITIVE} if transitive else marks
                return Fit(verb_class, extent, found, given - {bare(infinitive)})
    return None


def _dropped(table: Table, infinitive: str, marks: frozenset[Mark]) -> set[Cell]:
    return {
        cell
        for cell, forms in table.items()
        if any(is_dropped(form, infinitive, marks) for form in forms)
    }


def forms_of(table: Table, cells: Iterable[Cell]) -> frozenset[str]:
    """The playable strings of some cells, without accents."""
    found = {bare(form) for cell in cells for form in table[cell]}
    return frozenset(form for form in found if is_playable(form))


def _all_listed(forms: tuple[str, ...], listed: frozenset[str]) -> bool:
    return all(bare(form) in listed or not is_playable(bare(form)) for form in forms)
