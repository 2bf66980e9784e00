"""The tiles left at the end, written either way.

The rulebooks move their value from the opponent to whoever went out; programs of the field write
twice the value for whoever went out and nothing for the opponent. The spread is the same.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from letrado.game.rack import Rack
from letrado.records import record as r
from letrado.records.boxes import box_of, known_box
from letrado.rules.side import other

Convention: TypeAlias = Literal["book", "field"]


def with_ending(record: r.GameRecord, convention: Convention) -> r.GameRecord:
    """The record with its ending as wanted; unchanged where nobody went out."""
    at = next((i for i, x in enumerate(record.lines) if isinstance(x.act, r.RackGained)), None)
    if at is None or known_box(record.tile_set) is None:
        return record
    gained = record.lines[at]
    assert isinstance(gained.act, r.RackGained)
    value = Rack(gained.act.tiles).points(box_of(record))
    after = record.lines[at + 1 :]
    lost = next((line for line in after if isinstance(line.act, r.RackLost)), None)
    rest = [line for line in after if line is not lost]
    if convention == "field" and lost is not None and gained.points == value:
        doubled = replace(gained, points=2 * value, total=_plus(gained.total, value))
        return replace(record, lines=(*record.lines[:at], doubled, *rest))
    if convention == "book" and lost is None and gained.points == 2 * value:
        single = replace(gained, points=value, total=_plus(gained.total, -value))
        side = other(gained.side)
        totals = [line.total for line in record.lines if line.side == side]
        total = _plus(totals[-1] if totals else 0, -value)
        taken = r.Line(side, r.RackLost(gained.act.tiles), -value, total)
        return replace(record, lines=(*record.lines[:at], single, taken, *rest))
    return record


def _plus(total: int | None, points: int) -> int | None:
    return None if total is None else total + points
