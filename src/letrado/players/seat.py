"""What the player in a seat may see of a game, and the position it makes."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

import msgspec

from letrado.engine.position import Position
from letrado.game.rack import Rack
from letrado.rules.side import Side, other
from letrado.table.state import State


def seen_from(state: State, side: Side) -> State:
    """The game without what this side may not know: the other rack, the bag and its seed."""
    setup = state.setup
    if setup is not None:
        setup = msgspec.structs.replace(setup, seed="")
    racks: dict[Side, Rack | None] = {side: state.racks[side], other(side): None}
    return msgspec.structs.replace(state, setup=setup, racks=racks, bag=None)


def position_of(seen: State, side: Side) -> Position:
    """The position with this side on turn."""
    zero = list(takewhile(lambda turn: turn.kind != "play", reversed(seen.turns)))
    position = Position(
        board=seen.board,
        rack=seen.racks[side] or Rack(),
        scores=(seen.score(side), seen.score(other(side))),
    )
    return replace(position, zero_turns=len(zero))
