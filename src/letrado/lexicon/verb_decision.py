"""Which cells of a verb a rulebook admits, from the facts of its lemma."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from letrado.lexicon.decision import Decision, Reason, WordRules, listed
from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.paradigm import (
    ALL_CELLS,
    CELLS_OF,
    NON_FINITE,
    PARTICIPLES,
    VOSEO,
    Cell,
    person_of,
)

_PRESENT_SUBJUNCTIVE = frozenset((*CELLS_OF["sub_pres"], "imp_3s", "imp_3p"))
_IMPERATIVES = frozenset(CELLS_OF["imp"])
_GENDERED = frozenset(PARTICIPLES[1:])
_THIRD = frozenset(
    cell for cell in ALL_CELLS if cell in NON_FINITE or person_of(cell) in ("3s", "3p")
)
_IN_I = frozenset(ALL_CELLS) - _PRESENT_SUBJUNCTIVE
_IN_I -= {"ind_pres_1s", "ind_pres_2s", "ind_pres_3s", "ind_pres_3p", "imp_2s"}
_IMPERFECTIVE = frozenset(
    (
        "ger",
        *CELLS_OF["ind_pres"],
        *CELLS_OF["ind_impf"],
        *CELLS_OF["sub_pres"],
        *CELLS_OF["sub_impf_ra"],
        *CELLS_OF["sub_impf_se"],
    )
)
_LIMITS: dict[Mark, frozenset[str]] = {
    Mark.THIRD_PERSONS: _THIRD,
    Mark.I_ENDINGS: _IN_I,
    Mark.NO_Z: frozenset(ALL_CELLS) - _PRESENT_SUBJUNCTIVE - {"ind_pres_1s"},
    Mark.IMPERFECTIVE: _IMPERFECTIVE,
    Mark.NON_FINITE: frozenset({"ger", "part_ms"}),
    Mark.PARTICIPLE_ONLY: frozenset(PARTICIPLES),
}


def verb_decisions(lemma: Lemma, rules: WordRules) -> Mapping[Cell, Decision]:
    """The decision for every cell of a verb."""
    return _decisions(lemma.text if lemma.text in rules.named_verbs else "", lemma.marks, rules)


def admitted_cells(lemma: Lemma, rules: WordRules) -> frozenset[Cell]:
    """The cells of a verb that the book admits."""
    return _admitted(lemma.text if lemma.text in rules.named_verbs else "", lemma.marks, rules)


@lru_cache(maxsize=4096)
def _admitted(name: str, marks: frozenset[Mark], rules: WordRules) -> frozenset[Cell]:
    decided = _decisions(name, marks, rules).items()
    return frozenset(cell for cell, decision in decided if decision.admitted)


@lru_cache(maxsize=4096)
def _decisions(name: str, marks: frozenset[Mark], rules: WordRules) -> Mapping[Cell, Decision]:
    """The same for all verbs with these marks, unless an article treats the verb by name."""
    lemma = Lemma(text=name, kind=Kind.VERB, marks=marks)
    shut = _shut(lemma, rules)
    if shut is not None:
        return dict.fromkeys(ALL_CELLS, shut)
    decided = {cell: _conjugated(cell, lemma, rules) for cell in ALL_CELLS}
    stays = _stays_infinitive(lemma, rules)
    if stays is not None:
        decided = dict.fromkeys(ALL_CELLS, stays)
    decided["inf"] = _infinitive(lemma, rules)
    decided["inf_se"] = _infinitive_se(lemma, rules)
    return decided


def _shut(lemma: Lemma, rules: WordRules) -> Decision | None:
    """Is the whole verb outside the dictionary of this book?"""
    entries = rules.words.entries
    if lemma.text in listed(entries.refused_verbs):
        return rules.no("verb_refused_by_name", entries.refused_verbs)
    if Mark.ABSENT in lemma.marks and lemma.text not in listed(entries.admitted_verbs):
        return rules.no("not_in_dictionary", entries.admitted)
    return None


def _infinitive(lemma: Lemma, rules: WordRules) -> Decision:
    entries = rules.words.entries
    if lemma.text in listed(entries.admitted_verbs):
        return rules.yes("entry_by_name", entries.admitted_verbs)
    return rules.yes("entry", entries.admitted)


def _infinitive_se(lemma: Lemma, rules: WordRules) -> Decision:
    verbs = rules.words.verbs
    if lemma.text in listed(verbs.infinitive_with_se_by_name):
        return rules.yes("infinitive_with_se", verbs.infinitive_with_se_by_name)
    if Mark.HEADWORD_SE in lemma.marks:
        return rules.yes("infinitive_with_se", verbs.infinitive_with_se)
    return rules.no("enclitic_se", verbs.enclitics, verbs.infinitive_with_se)


def _stays_infinitive(lemma: Lemma, rules: WordRules) -> Decision | None:
    """Why a verb is not conjugated at all, if it is not."""
    verbs, entries, marks = rules.words.verbs, rules.words.entries, lemma.marks
    if Mark.ITALIC in marks:
        return rules.no("italic_verb", entries.italics)
    if lemma.text in listed(verbs.infinitive_only) or Mark.INFINITIVE_ONLY in marks:
        return rules.no("infinitive_only", verbs.infinitive_only)
    if Mark.ARCHAIC in marks:
        if verbs.archaic.value == "infinitive_only":
            return rules.no("archaic_verb", verbs.archaic)
        if Mark.PARADIGM not in marks:
            return rules.no(
                "archaic_without_paradigm", verbs.archaic, gap="conjugated_archaic_verbs"
            )
    if Mark.NO_PARADIGM in marks and verbs.current_without_paradigm.value == "infinitive_only":
        return rules.no("no_paradigm", verbs.current_without_paradigm)
    return None


def _conjugated(cell: Cell, lemma: Lemma, rules: WordRules) -> Decision:
    """A cell of a verb that is conjugated."""
    verbs, marks = rules.words.verbs, lemma.marks
    limited = _limited(cell, lemma, rules)
    if limited is not None:
        return limited
    if cell in _IMPERATIVES and Mark.PRONOMINAL in marks:
        return rules.no("pronominal_imperative", verbs.pronominal_imperative)
    if cell in _GENDERED:
        return _gendered_participle(lemma, rules)
    if cell == "part_ms":
        return rules.yes("participle", verbs.four_participles_if, verbs.intransitive_participle)
    if cell in VOSEO:
        return rules.yes("voseo", verbs.voseo)
    if Mark.NO_PARADIGM in marks:
        return rules.yes("conjugated", verbs.current_without_paradigm)
    reason: Reason = "gerund" if cell == "ger" else "conjugated"
    if Mark.IMPERSONAL in marks:
        return rules.yes(reason, verbs.conjugated_if, verbs.impersonal)
    if marks & _LIMITS.keys():
        return rules.yes(reason, verbs.conjugated_if, verbs.defective)
    return rules.yes(reason, verbs.conjugated_if)


def _gendered_participle(lemma: Lemma, rules: WordRules) -> Decision:
    verbs, plurals = rules.words.verbs, rules.words.plurals
    if Mark.TRANSITIVE in lemma.marks:
        return rules.yes("participle_four_forms", verbs.four_participles_if)
    own_entry = plurals.intransitive_participles
    if Mark.PRONOMINAL in lemma.marks:
        return rules.no("participle_of_pronominal", verbs.pronominal_participle, own_entry)
    return rules.no(
        "participle_of_intransitive",
        verbs.intransitive_participle,
        own_entry,
        gap="participles_of_archaic_senses",
    )


def _limited(cell: Cell, lemma: Lemma, rules: WordRules) -> Decision | None:
    """Why an incomplete verb lacks this cell, if it does."""
    verbs = rules.words.verbs
    if lemma.text in listed(verbs.complete_though_defective):
        return None
    for mark, cells in _LIMITS.items():
        if mark in lemma.marks and cell not in cells:
            return rules.no("defective", verbs.defective)
    if lemma.text in listed(verbs.defective_by_name) and cell not in _IN_I:
        return rules.no("defective", verbs.defective_by_name)
    if cell in _THIRD:
        return None
    if Mark.IMPERSONAL in lemma.marks and verbs.impersonal.value != "all_persons":
        return rules.no("impersonal", verbs.impersonal, gap="persons_shown_on_cd")
    if lemma.text in listed(verbs.third_persons_by_name):
        return rules.no("impersonal", verbs.third_persons_by_name, gap="persons_shown_on_cd")
    return None
