"""What a machine at the table does: it is shown what a player in its seat would see."""

from __future__ import annotations

from zlib import crc32

from letrado.players.player import Act
from letrado.players.seat import seen_from
from letrado.rules.side import SIDES, Side
from letrado.server.engine_pool import EnginePool
from letrado.server.engine_work import machine_act
from letrado.server.room import Room


def machine_to_act(room: Room) -> Side | None:
    """The side of a machine that has something to do now."""
    state = room.state
    if state.phase == "over":
        unsigned = [side for side in SIDES if side not in state.signed]
        return next((side for side in unsigned if room.about.seats[side].machine), None)
    side = room.obliged()
    return side if side is not None and room.about.seats[side].machine else None


async def act_of_machine(room: Room, side: Side, pool: EnginePool) -> Act | None:
    """What a machine does now; its chance comes from the name of the game, which hides nothing."""
    about = room.about
    seed = crc32(about.id.encode())
    seen = seen_from(room.state, side)
    return await pool.ask(
        machine_act, about.terms.rulebook, about.seats[side].machine, seed, seen, side
    )
