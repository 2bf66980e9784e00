"""Names a form of a noun or adjective by its ending; the rules of plural and feminine are data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from letrado.errors import DataError
from letrado.lexicon.playable import bare

ListedCell: TypeAlias = Literal["headword", "plural", "feminine", "feminine_plural", "listed"]


class NominalRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pairs of endings without accents: what the first becomes."""

    plural: tuple[tuple[str, str], ...]
    feminine: tuple[tuple[str, str], ...]


@cache
def load_nominal_rules(language: str) -> NominalRules:
    path = f"data/morphology/nominals_{language}.toml"
    file = files("letrado") / "data" / "morphology" / f"nominals_{language}.toml"
    try:
        return msgspec.toml.decode(file.read_bytes(), type=NominalRules)
    except (msgspec.DecodeError, msgspec.ValidationError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong


def cell_of(form: str, lemma: str, rules: NominalRules) -> ListedCell:
    """What a form is to its lemma; "listed" if no rule says."""
    word, base = bare(form), bare(lemma)
    if word == base:
        return "headword"
    if word in _made((base,), rules.plural):
        return "plural"
    feminines = set(_made((base,), rules.feminine))
    if word in feminines:
        return "feminine"
    if word in set(_made(feminines, rules.plural)):
        return "feminine_plural"
    return "listed"


def _made(bases: Iterable[str], rules: tuple[tuple[str, str], ...]) -> Iterator[str]:
    for base in bases:
        for ending, becomes in rules:
            if base.endswith(ending):
                yield base.removesuffix(ending) + becomes
