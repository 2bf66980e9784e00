"""Occam's step: of the verbs and classes that fit, those whose forms nothing else explains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from letrado.lexicon.conjugation import conjugate, may_take
from letrado.lexicon.lemma import Mark
from letrado.lexicon.verb_model import load_verb_model
from tools.lemmas.evidence import Evidence
from tools.lemmas.letters import bare, is_playable
from tools.lemmas.overlay import Overlay
from tools.lemmas.verb_cells import EXTENTS, NON_FINITE_ONLY, PARTICIPLE_ONLY, gendered_cells
from tools.lemmas.verb_fit import Fit, best, candidates, fits, forms_of, infinitive_spelling

_LARGE = 2  # extents before this one are conclusive: some 45 strings each
_FORCED = len(EXTENTS)  # an extent that a rulebook names
_OWN_SHARE = 0.5  # of the strings of a defective verb that nobody else explains


class Verb(msgspec.Struct, frozen=True):
    """A verb as chosen. Without classes it is only a string in -ar, -er or -ir."""

    infinitive: str
    classes: tuple[str, ...] = ()
    marks: frozenset[Mark] = frozenset()
    forms: frozenset[str] = frozenset()  # without accents, the infinitive apart
    dropped: tuple[str, ...] = ()


def choose_verbs(evidence: Evidence, overlay: Overlay) -> list[Verb]:
    """Every string that looks like an infinitive, with the classes and marks we believe."""
    found: dict[str, list[Fit]] = {}
    for plain in candidates(evidence):
        infinitive = infinitive_spelling(plain, evidence)
        found[infinitive] = _forced(infinitive, overlay) or best(fits(infinitive, evidence.forms))
    owners = Counter(
        form
        for fitting in found.values()
        if len(fitting) == 1 and (fitting[0].extent < _LARGE or fitting[0].extent == _FORCED)
        for form in fitting[0].forms
    )
    believed = {
        infinitive: _believed(infinitive, fitting, owners) for infinitive, fitting in found.items()
    }
    _part_twins(believed, evidence)
    chosen = {
        infinitive: _verb(infinitive, fitting, overlay) for infinitive, fitting in believed.items()
    }
    given = _given(chosen)
    return [_with_pronoun(verb, evidence, given) for verb in chosen.values()]


def _forced(infinitive: str, overlay: Overlay) -> list[Fit]:
    """What a rulebook or a patch says outright."""
    named = overlay.verb_marks(infinitive)
    patch = overlay.patches.get(infinitive)
    if Mark.PARTICIPLE_ONLY in named:
        forms = forms_of(conjugate(infinitive, "regular"), PARTICIPLE_ONLY)
        return [Fit("regular", _FORCED, frozenset({Mark.PARTICIPLE_ONLY, Mark.TRANSITIVE}), forms)]
    if patch and patch.verb_class:
        return [_patched(infinitive, patch.verb_class, patch.dropped, named)]
    return []


def _patched(
    infinitive: str, verb_class: str, dropped: Sequence[str], named: frozenset[Mark]
) -> Fit:
    complete, third = EXTENTS[0][1] | gendered_cells(), EXTENTS[-1][1]
    defective = named & {Mark.THIRD_PERSONS, Mark.NON_FINITE}
    limited = NON_FINITE_ONLY if Mark.NON_FINITE in defective else third
    cells = limited if defective else complete
    forms = forms_of(conjugate(infinitive, verb_class), cells)
    kept = forms - set(map(bare, dropped)) - {bare(infinitive)}
    return Fit(verb_class, _FORCED, defective or frozenset({Mark.TRANSITIVE}), kept)


def _believed(infinitive: str, fitting: Sequence[Fit], owners: Counter[str]) -> list[Fit]:
    """The classes that explain a string of their own; none if the verb explains nothing."""
    if not fitting or fitting[0].extent == _FORCED:
        return list(fitting)
    alone = len(fitting) == 1 and fitting[0].extent < _LARGE
    known = 1 if alone else 0  # an owner counts its own strings
    every = frozenset[str]().union(*(fit.forms for fit in fitting))
    own = {form for form in every if owners[form] <= known}
    if not own or (fitting[0].extent >= _LARGE and len(own) < _OWN_SHARE * len(every)):
        return []
    ordered = sorted(fitting, key=lambda fit: (-len(fit.forms & own), _rank(infinitive, fit)))
    kept = [ordered[0]]
    explained = set(ordered[0].forms)
    for fit in ordered[1:]:
        if (fit.forms & own) - explained:
            kept.append(fit)
            explained |= fit.forms
    return kept


def _part_twins(believed: dict[str, list[Fit]], evidence: Evidence) -> None:
    """Moler and molar each explain the other's second model: a source says whose it is."""
    owners = Counter(form for fitting in believed.values() for fit in fitting for form in fit.forms)
    for infinitive, fitting in believed.items():
        models = set(evidence.verbs.get(infinitive, ()))
        for fit in list(fitting):
            others = [other for other in fitting if other is not fit]
            extra = fit.forms.difference(*(other.forms for other in others)) if others else None
            doubted = models and not models & _MODELS[fit.verb_class == "regular"]
            if extra and doubted and all(owners[form] > 1 for form in extra):
                fitting.remove(fit)


def _rank(infinitive: str, fit: Fit) -> tuple[bool, int, str]:
    """Of classes that give the same strings: the one that lists the verb, then the simplest."""
    listed = load_verb_model().verb_class[fit.verb_class].verbs
    order = list(load_verb_model().verb_class).index(fit.verb_class)
    return infinitive not in listed, order, fit.verb_class


def _verb(infinitive: str, believed: Sequence[Fit], overlay: Overlay) -> Verb:
    named = overlay.verb_marks(infinitive)
    if not believed:
        return Verb(infinitive, marks=named)
    marks = frozenset[Mark]().union(*(fit.marks for fit in believed))
    if Mark.THIRD_PERSONS in named:
        marks -= {Mark.IMPERSONAL}
    patch = overlay.patches.get(infinitive)
    order = sorted(believed, key=lambda fit: fit.verb_class != "regular")
    return Verb(
        infinitive=infinitive,
        classes=tuple(fit.verb_class for fit in order),
        marks=marks | named,
        forms=frozenset[str]().union(*(fit.forms for fit in believed)),
        dropped=patch.dropped if patch else (),
    )


def _given(verbs: Mapping[str, Verb]) -> frozenset[str]:
    return frozenset[str]().union(*(verb.forms for verb in verbs.values()))


def _with_pronoun(verb: Verb, evidence: Evidence, given: frozenset[str]) -> Verb:
    """Printed with -se: the list has the infinitive with -se and no verb gives that string."""
    marks = verb.marks
    with_se = bare(verb.infinitive) + "se"
    if is_playable(with_se) and with_se in evidence.forms and with_se not in given:
        marks |= {Mark.HEADWORD_SE}
    if Mark.TRANSITIVE in marks and bare(verb.infinitive) in evidence.transitive:
        marks |= {Mark.PROVEN_TRANSITIVE}
    return msgspec.structs.replace(verb, marks=marks)


def shown_classes(verb: Verb, evidence: Evidence) -> tuple[str, ...]:
    """With the accents of envío, actúo, aíslo, which change no tile, as a source has them."""
    if "regular" not in verb.classes:
        return verb.classes
    models = " ".join(evidence.verbs.get(verb.infinitive, ()))
    shown: list[str] = []
    for verb_class, names in _HIATUS.items():
        if any(name in models for name in names) and may_take(verb.infinitive, verb_class):
            shown.append(verb_class)
    if not shown or any(name in models for name in _NO_HIATUS):
        shown.insert(0, "regular")
    return (*shown, *(name for name in verb.classes if name != "regular"))


_MODELS = {  # of conjugate-esp, by whether the verb is regular
    True: frozenset({"hablar", "temer", "partir", "sacar", "pagar", "rozar", "coger"}),
    False: frozenset(
        {"acertar", "regar", "tropezar", "tender", "contar", "volcar", "colgar", "forzar"}
        | {"mover", "torcer", "volver", "errar", "avergonzar"}
    ),
}
_HIATUS = {
    "hiato_i": ("vaciar", "aislar", "enraizar", "cohibir", "cabrahigar", "ahincar"),
    "hiato_u": ("actuar", "aunar", "reunir", "ahumar"),
}
_NO_HIATUS = ("hablar", "aguar", "partir")
