from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from letrado.rules.ending import TurnKind
from letrado.rules.side import Side


class Entry(Struct, frozen=True):
    """One turn on the score sheet."""

    side: Side
    kind: TurnKind
    points: int = 0  # as accepted, after corrections
    worth: int = 0  # as the board says
    place: str = ""  # of the main word: "8H"
    word: tuple[str, ...] = ()
    blanks: dict[str, str] = {}
    count: int = 0  # tiles laid or exchanged


def total_of(entries: Iterable[Entry], side: Side) -> int:
    return sum(entry.points for entry in entries if entry.side == side)


def running_totals(entries: Iterable[Entry]) -> list[tuple[Entry, int]]:
    """Each entry with the running total of its player."""
    totals: dict[Side, int] = {"A": 0, "B": 0}
    rows = []
    for entry in entries:
        totals[entry.side] += entry.points
        rows.append((entry, totals[entry.side]))
    return rows
