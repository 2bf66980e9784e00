"""Drawing tiles, known or not."""

from __future__ import annotations

from letrado.rulebook.ruling import Ruling
from letrado.rules.absence import may_draw_before
from letrado.rules.side import Side
from letrado.table import events as e
from letrado.table.decision import Case


def drawable(case: Case, side: Side) -> int:
    """How many tiles a player lacks and the bag holds."""
    size = case.book.provisions.drawing.rack_size.value
    return min(max(0, size - case.state.rack_sizes[side]), case.state.bag_size)


def waits_for_absent(case: Case, side: Side) -> Ruling | None:
    """Why this player may not draw before the one who left without drawing; None: nobody did."""
    waiting = case.state.undrawn - {side}
    if not waiting:
        return None
    told = may_draw_before(returned=not waiting & case.state.away, book=case.book)
    return None if told.allowed else told


def refill(case: Case, side: Side, named: tuple[str, ...] | None = None) -> Case:
    """Draw up to a full rack, or what the bag still holds."""
    state = case.state
    count = drawable(case, side) if named is None else len(named)
    tiles = named if state.bag is None else state.bag.draw(count)[0]
    return case.then(e.TilesDrawn(at=case.now, side=side, count=count, tiles=tiles))
