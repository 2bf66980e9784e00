"""What follows when a turn is over: an ending, or the other player's turn."""

from __future__ import annotations

from letrado.game.tileset import load_tile_set
from letrado.rulebook.ruling import Ruling
from letrado.rules.clock import overtime_points
from letrado.rules.ending import (
    Ending,
    EndingKind,
    TurnKind,
    adjustments,
    ending_by_out,
    ending_by_passes,
    ending_by_time,
    ending_by_zero_run,
)
from letrado.rules.side import SIDES, Side, other
from letrado.table import events as e
from letrado.table.decision import Case


def end_turn(case: Case, kind: TurnKind, *rulings: Ruling) -> Case:
    """Record the turn; end the game or pass the turn on."""
    side = case.state.on_turn
    ended = case.then(e.TurnEnded(at=case.now, side=side, kind=kind, rulings=rulings))
    ending = _ending_after(ended, side, kind)
    if ending is not None:
        out = side if ending.kind == "out" else None
        return end_game(ended, ending, out=out)
    return pass_turn(ended)


def pass_turn(case: Case) -> Case:
    """The other player is on turn and that clock runs; a turn forfeited before is lost now."""
    to = other(case.state.on_turn)
    passed = case.then(e.TurnPassed(at=case.now, to=to), e.ClockStarted(at=case.now, sides=(to,)))
    if to in passed.state.turn_to_lose:
        return end_turn(passed, "overdraw")
    return passed


def _ending_after(case: Case, side: Side, kind: TurnKind) -> Ending | None:
    state, book = case.state, case.book
    if state.time_up:
        by_time = ending_by_time((state.turns_of("A"), state.turns_of("B")), book)
        if by_time is not None:
            return by_time
        if book.provisions.ending.time.enabled.value:
            return None
    if kind == "play":
        return ending_by_out(state.rack_sizes[side], state.bag_size, book)
    by_passes = ending_by_passes(state.turns, book)
    return by_passes or ending_by_zero_run(state.turns, state.on_sheet(), book)


def end_game(
    case: Case, ending: Ending, *, out: Side | None = None, loser: Side | None = None
) -> Case:
    """The ending, what the racks cost or bring, and overtime."""
    over = case.then(
        e.GameEnded(at=case.now, kind=ending.kind, loser=loser, out=out, rulings=(ending.ruling,))
    )
    points = {side: rack_points(over, side) for side in SIDES}
    over = adjust(over, points)
    return over if loser is not None else charge_overtime(over, ending.kind)


def adjust(case: Case, points: dict[Side, int]) -> Case:
    """Add and take away what these racks are worth at the ending of this game."""
    final = case.state.final
    if final is None:
        return case
    over = case
    for adjustment in adjustments(final.kind, points, final.out, case.book):
        over = over.then(
            e.ScoreAdjusted(
                at=case.now,
                side=adjustment.side,
                points=adjustment.points,
                rulings=(adjustment.ruling,),
            )
        )
    return over


def charge_overtime(case: Case, kind: EndingKind) -> Case:
    """Take off what each player owes for time beyond the clock."""
    after = case
    for side in SIDES:
        overtime_ms = case.state.clocks.overtime(side, case.now)
        points, told = overtime_points(overtime_ms, case.book)
        if points:
            still = case.book.provisions.ending.time.overtime_still_deducted
            grounds = told.grounds + (case.book.cite(still) if kind == "time" else ())
            full = Ruling(told.allowed, told.reason, tuple(dict.fromkeys(grounds)), told.facts)
            after = after.then(
                e.ScoreAdjusted(at=case.now, side=side, points=-points, rulings=(full,))
            )
    return after


def rack_points(case: Case, side: Side) -> int:
    """What the tiles on a rack are worth; a rack nobody knows is worth nothing here."""
    rack = case.state.racks[side]
    tile_set = load_tile_set(case.book.provisions.tiles.set.value)
    return 0 if rack is None else rack.points(tile_set)
