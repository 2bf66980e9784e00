from __future__ import annotations

from msgspec import Struct

from letrado.rulebook.ruling import Ruling


class Event(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="event"):
    """`at` is in milliseconds of the table's time; rulings say why it happened so."""

    at: int
    rulings: tuple[Ruling, ...] = ()
