"""Conjugates a verb with everything that the standard, its variants and the dialects say of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from letrado.lexicon.paradigm import VARIANT_CELLS, VariantCell
from letrado.lexicon.playable import bare
from letrado.lexicon.variant_model import (
    Model,
    Paradigm,
    Rows,
    VerbTables,
    load_verb_tables,
    model_of,
)
from letrado.rulebook.chapters.setting import Tier

_FRONT = frozenset("eéèiíï")
_I = frozenset("iíï")
_VOWELS = frozenset("aeiou")
_PERSONS = {
    6: ("1s", "2s", "3s", "1p", "2p", "3p"),
    5: ("2s", "3s", "1p", "2p", "3p"),
    4: ("ms", "fs", "mp", "fp"),
    1: ("",),
}
_AT_END = "."
_STRESSED = str.maketrans("àèéíòóú", "aeeioou")
_CELLS: dict[str, VariantCell] = {cell: cell for cell in VARIANT_CELLS}
_TAIL = 3  # letters of a stem that spelling rules look at


class VariantForm(Struct, frozen=True, gc=False):
    """A form, its cell, and the tier that it needs: none for the standard."""

    form: str
    cell: VariantCell
    tier: Tier | None


def variant_forms(infinitive: str, language: str) -> Iterator[VariantForm]:
    """Every form of a verb, with its cell and tier; nothing for what is no verb."""
    model = model_of(infinitive, language)
    if model is None:
        return
    yield VariantForm(infinitive, "inf", None)
    before = _before(infinitive, model)
    head, tail = before[:-_TAIL], before[-_TAIL:]
    for form in _after(tail, model, language):
        yield VariantForm(head + form.form, form.cell, form.tier) if head else form


def _before(infinitive: str, model: Model) -> str:
    """What the cut leaves, without the accent that only the infinitive has: témer, temo."""
    return infinitive[: len(infinitive) - len(model.cut)].translate(_STRESSED)


def bare_variants(infinitive: str, language: str) -> Iterator[tuple[Tier | None, list[str]]]:
    """The forms of a verb without accents, by the tier that they need."""
    yield None, [bare(infinitive)]
    model = model_of(infinitive, language)
    if model is not None:
        before = _before(infinitive, model)
        head = bare(before[:-_TAIL])
        for tier, forms in _bare_after(before[-_TAIL:], model, language).items():
            yield tier, [head + form for form in forms]


@lru_cache(maxsize=4096)
def _bare_after(tail: str, model: Model, language: str) -> dict[Tier | None, frozenset[str]]:
    found: dict[Tier | None, set[str]] = {}
    for form in _after(tail, model, language):
        found.setdefault(form.tier, set()).add(bare(form.form))
    return {tier: frozenset(forms) for tier, forms in found.items()}


@lru_cache(maxsize=4096)
def _after(tail: str, model: Model, language: str) -> tuple[VariantForm, ...]:
    """The forms that follow a beginning; only its last letters change their spelling."""
    tables = load_verb_tables(language)
    paradigm = tables.paradigm[model.paradigm]
    found = [*_Conjugation(tail, model, paradigm, tables).forms(model.rows)]
    if model.also:
        second = tables.paradigm[model.also]
        found.extend(_Conjugation(tail, model, second, tables).forms({}))
    return tuple(dict.fromkeys(found))


class _Conjugation:
    """The rows of one paradigm for one verb."""

    def __init__(self, before: str, model: Model, paradigm: Paradigm, tables: VerbTables) -> None:
        self._tables = tables
        self._stems = paradigm.stems | model.stems
        self._rows = paradigm.rows
        self._before = before
        if paradigm.front and not self._stems["r"]:
            self._before = self._as_before_back(self._before)
        self._known: dict[str, tuple[str, ...]] = {}

    def forms(self, own: Rows) -> Iterator[VariantForm]:
        """The forms of every series, those of its own instead of the paradigm's."""
        tiers = self._tables.tiers
        for series, lines in (self._rows | own).items():
            for letters, line in lines.items():
                items = line.split()
                for person, item in zip(_PERSONS[len(items)], items, strict=True):
                    cell = _CELLS[f"{series}_{person}" if person else series]
                    for form in () if item == "-" else self._all(item):
                        for letter in letters:
                            yield VariantForm(form, cell, tiers[letter] or None)

    def _all(self, item: str) -> Iterator[str]:
        for way in item.split("/"):
            if way.startswith("="):
                yield way[1:]
                continue
            stem, plus, ending = way.partition("+")
            if plus:
                for root in self._stem(stem):
                    yield self._joined(root, ending)
            else:
                yield self._before + way

    def _stem(self, name: str) -> tuple[str, ...]:
        if name not in self._known:
            text = self._stems[name]
            found: list[str] = []
            for way in text.split("/"):
                found.extend(self._all(way) if "+" in way else (self._before + way,))
            self._known[name] = tuple(found)
        return self._known[name]

    def _joined(self, stem: str, ending: str) -> str:
        if ending == _AT_END:
            return _replaced(stem, self._tables.at_end)
        if ending[:1] in _I:
            stem = _replaced(stem, self._tables.before_i)
        if ending[:1] in _FRONT:
            stem = _replaced(stem, self._tables.before_front)
        if ending[:1] == "ï":
            after_vowel = stem[-1:] in _VOWELS and stem[-2:] not in ("gu", "qu")
            ending = ending if after_vowel else f"i{ending[1:]}"
        return stem + ending

    def _as_before_back(self, root: str) -> str:
        """A root as it is written before a, o and u."""
        for back, front in self._tables.before_front.items():
            if root.endswith(front):
                return root.removesuffix(front) + back
        return root


def _replaced(stem: str, ends: dict[str, str]) -> str:
    for end, becomes in ends.items():
        if stem.endswith(end):
            return stem.removesuffix(end) + becomes
    return stem
