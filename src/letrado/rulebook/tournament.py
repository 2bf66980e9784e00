"""What a tournament settles for itself: data that is recorded with every game of it."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TypeVar, get_args

import msgspec
from msgspec.structs import fields, replace

from letrado.errors import InputError
from letrado.rulebook.accepted import accepted_values, as_toml
from letrado.rulebook.book import Rulebook
from letrado.rulebook.coherence import contradictions
from letrado.rulebook.provision import ByTournament, OptionalProvision, Provision

ChapterT = TypeVar("ChapterT", bound=msgspec.Struct)


class TournamentRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook and the provisions that a tournament answers otherwise."""

    rulebook: str
    name: str = ""
    provisions: Mapping[str, object] = {}


def read_tournament_rules(content: bytes, path: str) -> TournamentRules:
    """Rules from a TOML file; raise InputError with the place of what is wrong."""
    try:
        return msgspec.toml.decode(content, type=TournamentRules)
    except (msgspec.DecodeError, ValueError, RecursionError) as wrong:
        raise InputError("not_tournament_rules", path=path, problem=str(wrong)) from wrong


def under_tournament(book: Rulebook, rules: TournamentRules) -> Rulebook:
    """The book as the tournament plays it; every changed provision says who set it."""
    if rules.rulebook != book.id:
        raise InputError("rules_of_another_book", wanted=rules.rulebook, rulebook=book.id)
    provisions = _changed(book.provisions, rules.provisions, ByTournament(rules.name), prefix="")
    changed = replace(book, provisions=provisions, tournament=rules.name)
    for wrong in contradictions(changed):
        raise InputError(f"contradiction.{wrong.code}", path=wrong.path, **wrong.facts)
    return changed


def _changed(
    chapter: ChapterT, changes: Mapping[str, object], by: ByTournament, prefix: str
) -> ChapterT:
    """The chapter with each change in its place; whatever names no provision is an InputError."""
    types = {field.name: field.type for field in fields(chapter)}
    new: dict[str, object] = {}
    for name, change in changes.items():
        path = f"{prefix}{name}"
        if name not in types:
            near = get_close_matches(name, types, n=3, cutoff=0.3)
            raise InputError("unknown_provision", path=path, near=", ".join(near) or "-")
        current = getattr(chapter, name)
        if isinstance(current, Provision | OptionalProvision):
            value = _converted(change, get_args(types[name])[0], path)
            new[name] = replace(current, value=value, set_by=by)
        elif isinstance(change, dict):
            new[name] = _changed(current, change, by, f"{path}.")
        else:
            parts = ", ".join(field.name for field in fields(current))
            raise InputError("unknown_provision", path=path, near=parts)
    return replace(chapter, **new)


def _converted(change: object, wanted: type, path: str) -> object:
    try:
        return msgspec.convert(change, wanted)
    except msgspec.ValidationError as wrong:
        raise InputError(
            "bad_value", path=path, given=as_toml(change), accepted=accepted_values(wanted)
        ) from wrong
