"""The simple forms of a verb, with their accents, from its infinitive and its class."""

from __future__ import annotations

from functools import cache

from letrado.errors import DataError, InputError
from letrado.lexicon.paradigm import ALL_CELLS, CELLS_OF, PARTICIPLES, Cell
from letrado.lexicon.stress import stressed_at_the_end, syllables
from letrado.lexicon.verb_model import (
    PATH,
    Role,
    Theme,
    VerbClass,
    load_verb_model,
    spread,
)

_ROLES: tuple[Role, ...] = ("future", "preterite", "first", "strong", "weak")
_VOWELS = "aeiouáéíóúü"
_ENDINGS_OF_ROLE: dict[Role, Theme] = {"future": "future", "preterite": "strong"}
_THEMES: dict[str, Theme] = {"ar": "ar", "er": "er", "ir": "ir", "ír": "ir"}

Table = dict[Cell, tuple[str, ...]]
Plan = tuple[tuple[Role | None, Theme, tuple[tuple[Cell, str], ...]], ...]


def verb_classes() -> tuple[str, ...]:
    """The names of all classes."""
    return tuple(load_verb_model().verb_class)


def may_take(infinitive: str, verb_class: str) -> bool:
    """Does the class fit this infinitive: its ending, its stem and, if closed, its list?"""
    rules = _class(verb_class)
    if len(infinitive) < 2 or _THEMES.get(infinitive[-2:]) not in rules.theme:
        return False
    if rules.verbs:
        return infinitive in rules.verbs or infinitive in _unaccented_list(verb_class)
    base = infinitive[:-2]
    return all(
        any(_changed(base, way) is not None for way in rules.ways(role))
        for role in _ROLES
        if rules.ways(role)
    )


def conjugate(infinitive: str, verb_class: str) -> Table:
    """Every cell of the table with its forms; a verb that the class does not fit is an error."""
    if not may_take(infinitive, verb_class):
        raise InputError("class_does_not_fit", text=infinitive, verb_class=verb_class)
    rules = _class(verb_class)
    theme = _THEMES[infinitive[-2:]]
    base = infinitive[:-2]
    table: dict[Cell, tuple[str, ...]] = dict.fromkeys(ALL_CELLS, ())
    for role, endings, rows in _plan(verb_class, theme):
        stems = _stems(infinitive, base, rules, role)
        if len(stems) == 1:
            stem = stems[0]
            for cell, form in _joined(stem, rows, endings, role):
                table[cell] = (form,)
        else:
            for stem in stems:
                for cell, form in _joined(stem, rows, endings, role):
                    table[cell] = (*table[cell], form)
    table["inf"] = (infinitive,)
    table["inf_se"] = (f"{infinitive}se",)
    _set_participles(table, infinitive)
    prefix = infinitive.removesuffix(rules.model) if rules.model else ""
    for cell, forms in _given(verb_class, prefixed=bool(prefix)):
        table[cell] = tuple(prefix + form for form in forms) if prefix else forms
    return table


def _joined(
    stem: str, rows: tuple[tuple[Cell, str], ...], theme: Theme, role: Role | None
) -> list[tuple[Cell, str]]:
    """The stem with each ending, both written as they meet."""
    begins = _begins(stem, theme)
    written = _writes(stem, theme) if role not in ("first", "future", "preterite") else None
    if not begins and not written:
        return [(cell, stem + ending) for cell, ending in rows]
    forms: list[tuple[Cell, str]] = []
    for cell, ending in rows:
        joined = ending
        for old, new in begins:
            if ending.startswith(old):
                joined = new + ending[len(old) :]
                break
        before = written.get(joined[0]) if written else None
        forms.append((cell, (before or stem) + joined))
    return forms


def _set_participles(table: Table, infinitive: str) -> None:
    known = _irregular_participles().get(infinitive)
    masculine = table["part_ms"] if known is None else known
    table["part_ms"] = masculine
    for cell, ending in zip(PARTICIPLES[1:], ("a", "os", "as"), strict=True):
        table[cell] = tuple(form[:-1] + ending for form in masculine)


def _stems(infinitive: str, base: str, rules: VerbClass, role: Role | None) -> tuple[str, ...]:
    if role is None:
        return (base,)
    ways = rules.ways(role)
    if role == "future":
        whole = infinitive.replace("í", "i") if infinitive.endswith("ír") else infinitive
        return _rewritten(whole, ways, both=rules.both) if ways else (whole,)
    return _rewritten(base, ways, both=rules.both)


def _rewritten(base: str, ways: tuple[str, ...], *, both: bool) -> tuple[str, ...]:
    found = [stem for way in ways if (stem := _changed(base, way)) is not None]
    return tuple(found) if both else tuple(found[:1])


def _changed(base: str, way: str) -> str | None:
    """The stem with its last `old` made `new`; None if a vowel that sounds follows it."""
    old, _, new = way.partition(">")
    at = base.rfind(old)
    if at < 0:
        return None
    rest = base[at + len(old) :]
    if rest[-2:] in ("gu", "qu"):
        rest = rest[:-1]
    if any(letter in _VOWELS for letter in rest) or (old == "u" and base[-2:] in ("gu", "qu")):
        return None
    return base[:at] + new + rest + base[at + len(old) + len(rest) :]


@cache
def _plan(verb_class: str, theme: Theme) -> Plan:
    """Which cells take which stem, with their endings; cells that are given outright are left."""
    rules, model = _class(verb_class), load_verb_model()
    given = set(rules.given_cells())
    taken: dict[Cell, Role] = {}
    for role in _ROLES:
        if rules.ways(role) or role == "future":
            for cell in spread(model.roles[role]):
                taken.setdefault(cell, role)
    groups: dict[tuple[Role | None, Theme], list[tuple[Cell, str]]] = {}
    for cell, ending in _endings(theme).items():
        if cell not in given and cell not in taken:
            groups.setdefault((None, theme), []).append((cell, ending))
    for cell, role in taken.items():
        kind = _ENDINGS_OF_ROLE.get(role, theme)
        if cell not in given:
            groups.setdefault((role, kind), []).append((cell, _endings(kind)[cell]))
    return tuple((role, kind, tuple(rows)) for (role, kind), rows in groups.items())


@cache
def _endings(theme: Theme) -> dict[Cell, str]:
    found: dict[Cell, str] = {}
    for name, endings in load_verb_model().endings[theme].items():
        if name == "ger":
            found["ger"] = endings[0]
        elif name == "part":
            found["part_ms"] = endings[0]
        else:
            for series, cells in CELLS_OF.items():
                if series == name:
                    found |= dict(zip(cells, endings, strict=True))
    return found


@cache
def _begins(stem: str, theme: Theme) -> tuple[tuple[str, str], ...]:
    return _begins_after(stem[-2:], theme)


@cache
def _begins_after(tail: str, theme: Theme) -> tuple[tuple[str, str], ...]:
    for row in load_verb_model().joining:
        if theme in row.theme and tail.endswith(row.after):
            return tuple(row.begins.items())
    return ()


def _writes(stem: str, theme: Theme) -> dict[str, str] | None:
    found = _writes_after(stem[-2:], theme)
    if found is None:
        return None
    kept, before = found
    root = stem[: len(stem) - kept]
    return {letter: root + new for letter, new in before}


@cache
def _writes_after(tail: str, theme: Theme) -> tuple[int, tuple[tuple[str, str], ...]] | None:
    for row in load_verb_model().spelling:
        if theme in row.theme and tail.endswith(row.stem):
            return len(row.stem), tuple((letter, row.becomes) for letter in row.before)
    return None


@cache
def _given(verb_class: str, *, prefixed: bool) -> tuple[tuple[Cell, tuple[str, ...]], ...]:
    """The cells given outright; after a prefix a monosyllable needs its accent: ten, detén."""
    cells = _class(verb_class).given_cells().items()
    if not prefixed:
        return tuple(cells)
    return tuple((cell, tuple(map(_after_prefix, forms))) for cell, forms in cells)


def _after_prefix(form: str) -> str:
    return stressed_at_the_end(form) if len(syllables(form)) == 1 else form


@cache
def _class(verb_class: str) -> VerbClass:
    found = load_verb_model().verb_class.get(verb_class)
    if found is None:
        raise DataError(path=PATH, problem=f"there is no class {verb_class!r}")
    return found


@cache
def _unaccented_list(verb_class: str) -> frozenset[str]:
    return frozenset(verb.replace("ír", "ir") for verb in _class(verb_class).verbs)


@cache
def _irregular_participles() -> dict[str, tuple[str, ...]]:
    return {
        verb: tuple(verb.removesuffix(row.model) + form for form in row.forms)
        for row in load_verb_model().participle
        for verb in row.verbs
    }
