"""Drawing tiles, known or not."""

from __future__ import annotations

from letrado.rules.side import Side
from letrado.table import events as e
from letrado.table.decision import Case


def refill(case: Case, side: Side, named: tuple[str, ...] | None = None) -> Case:
    """Draw up to a full rack, or what the bag still holds."""
    state = case.state
    size = case.book.provisions.drawing.rack_size.value
    count = min(max(0, size - state.rack_sizes[side]), state.bag_size)
    if named is not None:
        count = len(named)
    tiles = named if state.bag is None else state.bag.draw(count)[0]
    return case.then(e.TilesDrawn(at=case.now, side=side, count=count, tiles=tiles))
