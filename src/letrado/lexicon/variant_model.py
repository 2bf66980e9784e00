"""How a verb with variants is conjugated, as data: paradigms, irregular verbs, spelling."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from letrado.errors import DataError
from letrado.rulebook.chapters.setting import Tier

Rows: TypeAlias = dict[str, dict[str, str]]  # series: letters of who says so: forms


class Paradigm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of a conjugation; `infinitives` are the endings of verbs that no model names."""

    stems: dict[str, str]
    rows: Rows
    infinitives: str = ""
    front: bool = False  # the infinitive shows the root as it is written before e and i


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """Verbs that end so, or are just this ("=dir"), and what of their paradigm is theirs."""

    verbs: tuple[str, ...]
    paradigm: str
    cut: str
    also: str = ""
    stems: dict[str, str] = {}
    rows: Rows = {}


class VerbTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiers: dict[str, Tier | Literal[""]]
    before_front: dict[str, str]
    before_i: dict[str, str]
    at_end: dict[str, str]
    paradigm: dict[str, Paradigm]
    model: tuple[Model, ...]


def read_verb_tables(content: bytes, path: str) -> VerbTables:
    """Tables from the content of a file; what does not hold together is a DataError."""
    try:
        tables = msgspec.toml.decode(content, type=VerbTables)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong
    for model in tables.model:
        for name in filter(None, (model.paradigm, model.also)):
            if name not in tables.paradigm:
                raise DataError(path=path, problem=f"{model.verbs[0]}: no paradigm {name!r}")
    return tables


@cache
def load_verb_tables(language: str) -> VerbTables:
    path = f"data/morphology/verbs_{language}.toml"
    file = files("letrado") / "data" / "morphology" / f"verbs_{language}.toml"
    return read_verb_tables(file.read_bytes(), path)


@cache
def _endings(language: str) -> dict[str, Model]:
    """Models by what they name: "=dir" one verb, "tenir" all that end so."""
    named = {verb: model for model in load_verb_tables(language).model for verb in model.verbs}
    for name, paradigm in load_verb_tables(language).paradigm.items():
        for ending in paradigm.infinitives.split():
            named.setdefault(ending, Model(verbs=(), paradigm=name, cut=ending))
    return named


def model_of(infinitive: str, language: str) -> Model | None:
    """The model of a verb: one that names it, else the longest ending that fits."""
    named = _endings(language)
    exact = named.get(f"={infinitive}")
    if exact is not None:
        return exact
    endings = (infinitive[at:] for at in range(len(infinitive)))
    return next((named[ending] for ending in endings if ending in named), None)
