"""What a machine at the table does: it sees what a player in its seat would see."""

from __future__ import annotations

from letrado.engine.position import Position
from letrado.game.square import Square
from letrado.rules.side import SIDES, Side, other
from letrado.server.engine_pool import EnginePool
from letrado.server.engine_work import machine_move
from letrado.server.room import Room
from letrado.table import commands as c
from letrado.table.state import State


def machine_to_act(room: Room) -> Side | None:
    """The side of a machine that has something to do now."""
    state = room.state
    if state.phase == "over":
        unsigned = [side for side in SIDES if side not in state.signed]
        return next((side for side in unsigned if room.about.seats[side].machine), None)
    side = room.obliged()
    return side if side is not None and room.about.seats[side].machine else None


async def machine_command(room: Room, side: Side, pool: EnginePool) -> c.AnyCommand | None:
    """The command that a machine gives; None when it is no longer asked."""
    state = room.state
    match state.phase:
        case "over":
            return c.Sign(by=side)
        case "thinking":
            return await _turn(room, side, pool)
        case "announced":
            return _answer(room, side)
        case "centre_choice":
            return c.ChooseCentre(by=side, accept=False)
        case "ruled_invalid":
            return c.WithdrawPlay(by=side)
        case "accepted" | "drawn":
            return c.PressClock(by=side)
        case _:
            return None


def position_for(state: State, side: Side) -> Position:
    """What the player sees: the board, the own rack and the scores."""
    rack = state.racks[side]
    assert rack is not None
    scores = state.score(side), state.score(other(side))
    return Position(board=state.board, rack=rack, scores=scores)


async def _turn(room: Room, side: Side, pool: EnginePool) -> c.AnyCommand:
    cgp = position_for(room.state, side).written()
    seat = room.about.seats[side]
    move = await pool.ask(machine_move, room.about.terms.rulebook, seat.machine, cgp)
    if move.laid:
        return c.MakePlay(by=side, tiles=move.laid)
    if move.exchanged:
        return c.ExchangeTiles(by=side, tiles=move.exchanged)
    return c.Pass(by=side)


def _answer(room: Room, side: Side) -> c.AnyCommand:
    """Challenge what it knows to be no word, accept the rest; once answered, accept."""
    play = room.state.play
    assert play is not None
    if play.answered:
        return c.Note(by=side)
    squares = [Square.parse(tile.square) for tile in play.tiles]
    formed = room.state.table_board().words_with(squares)
    good = room.words.verdicts([word.letters for word in formed])
    if good is None or all(good):
        return c.Note(by=side)
    return c.MakeChallenge(by=side)
