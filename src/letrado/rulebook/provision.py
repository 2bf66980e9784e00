"""What a rulebook fixes, and on what it rests."""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

T_co = TypeVar("T_co", covariant=True)

Count: TypeAlias = Annotated[int, Meta(ge=0)]
BasisKind: TypeAlias = Literal["text", "base", "silent", "reading", "adopted", "tournament"]


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """Our reading of a text that is silent or contradicts itself; it may adopt another book."""

    reading: str  # an id of readings.toml
    adopted: str = ""  # id of the book whose norm is taken over
    articles: tuple[str, ...] = ()  # of the adopted book


class ByTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """The tournament settled it, within or against the book."""

    tournament: str = ""  # its name, empty when it has none


Ground: TypeAlias = Literal["text", "base", "silent"] | Reading


class Provision(Struct, Generic[T_co], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question that every book answers, if only through a reading."""

    value: T_co
    articles: tuple[str, ...] = ()
    basis: Ground
    set_by: ByTournament | None = None


class OptionalProvision(
    Struct, Generic[T_co], frozen=True, forbid_unknown_fields=True, kw_only=True
):
    """A question that some books leave open: no value, and `basis` says on what ground."""

    value: T_co | None = None
    articles: tuple[str, ...] = ()
    basis: Ground
    set_by: ByTournament | None = None


AnyProvision: TypeAlias = Provision[object] | OptionalProvision[object]


class Variant(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One way among several in which a question is settled; `kind` names it in the data."""


def basis_kind(provision: AnyProvision) -> BasisKind:
    """The kind of ground a provision rests on."""
    if provision.set_by is not None:
        return "tournament"
    match provision.basis:
        case Reading(adopted=""):
            return "reading"
        case Reading():
            return "adopted"
        case ("text" | "base" | "silent") as kind:
            return kind
