"""Events that move tiles between bag and racks."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from letrado.game.rack import Rack
from letrado.rules.side import Side
from letrado.table import events as e
from letrado.table.state import State, Surplus

TilesEvent: TypeAlias = (
    e.TilesDrawn
    | e.TilesExchanged
    | e.FreelyExchanged
    | e.OverdrawReported
    | e.SurplusReturned
    | e.RackCompleted
)


def apply_tiles(state: State, event: TilesEvent) -> State:
    match event:
        case e.TilesDrawn(side=side, count=count, tiles=tiles):
            drawn = _drawn(state, side, count, tiles)
            early = state.phase not in ("accepted", "drawn", "ready", "thinking")
            if state.play is not None and state.play.side == side and early:
                return replace(drawn, play=replace(state.play, drawn=state.play.drawn + count))
            phase = "drawn" if state.phase == "accepted" and side == state.on_turn else state.phase
            return replace(drawn, phase=phase, undrawn=state.undrawn - {side})
        case e.TilesExchanged(side=side, count=count, away=away, drawn=drawn_tiles):
            lighter = _taken(state, side, count, away)
            refilled = _drawn(lighter, side, count, drawn_tiles)
            return _put_back(refilled, count, away)
        case e.FreelyExchanged(side=side, shown=shown, drawn=drawn_tiles):
            emptied = _put_back(_taken(state, side, len(shown), shown), len(shown), shown)
            return _drawn(emptied, side, len(shown), drawn_tiles)
        case e.OverdrawReported(
            side=side,
            surplus=count,
            held=held,
            turn_lost=lost,
            deliberate=wilful,
            then_ends=ends,
        ):
            faults = state.deliberate_overdraws
            counted = {**faults, side: faults[side] + 1} if wilful else faults
            surplus = Surplus(side, count, state.phase, ends)
            losing = state.turn_to_lose | ({side} if lost else set())
            return replace(
                _overfilled(state, side, held),
                phase="surplus",
                surplus=surplus,
                deliberate_overdraws=counted,
                turn_to_lose=losing,
            )
        case e.SurplusReturned(side=side, count=count, tiles=tiles):
            lighter = _put_back(_taken(state, side, count, tiles), count, tiles)
            if state.surplus is None:
                return lighter
            return replace(lighter, phase=state.surplus.back_to, surplus=None)
        case e.RackCompleted(side=side, count=count, tiles=tiles, believed_drawn=believed):
            return _drawn(state, side, count - believed, None if believed else tiles)


def _overfilled(state: State, side: Side, held: int) -> State:
    """The rack turns out larger than was thought; which tiles it holds is no longer known."""
    unseen = held - state.rack_sizes[side]
    racks = {**state.racks, side: None} if unseen else state.racks
    sizes = {**state.rack_sizes, side: held}
    return replace(state, rack_sizes=sizes, racks=racks, bag_size=state.bag_size - unseen)


def _drawn(state: State, side: Side, count: int, tiles: tuple[str, ...] | None) -> State:
    bag = None if state.bag is None else state.bag.draw(count)[1]
    rack = state.racks[side]
    known = None if rack is None or tiles is None else rack.with_tiles(tiles)
    if tiles is not None and state.rack_sizes[side] == 0:
        known = Rack(tiles)
    return replace(
        state,
        bag=bag,
        bag_size=state.bag_size - count,
        racks={**state.racks, side: known},
        rack_sizes={**state.rack_sizes, side: state.rack_sizes[side] + count},
    )


def _taken(state: State, side: Side, count: int, tiles: tuple[str, ...] | None) -> State:
    rack = state.racks[side]
    known = None if rack is None or tiles is None else rack.without(tiles)
    return replace(
        state,
        racks={**state.racks, side: known},
        rack_sizes={**state.rack_sizes, side: state.rack_sizes[side] - count},
    )


def _put_back(state: State, count: int, tiles: tuple[str, ...] | None) -> State:
    bag = None if state.bag is None or tiles is None else state.bag.put_back(tiles)
    return replace(state, bag=bag, bag_size=state.bag_size + count)
