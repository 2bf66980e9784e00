"""What follows when a turn is over: an ending, or the other player's turn."""

from __future__ import annotations

from letrado.game.tileset import load_tile_set
from letrado.rulebook.ruling import Ruling
from letrado.rules.absence import clock_of_absent
from letrado.rules.clock import overtime_points
from letrado.rules.ending import (
    Adjustment,
    Ending,
    EndingKind,
    TurnKind,
    adjustments,
    ending_by_out,
    ending_by_passes,
    ending_by_time,
    ending_by_zero_run,
    forfeit_score,
)
from letrado.rules.side import SIDES, Side, other
from letrado.table import events as e
from letrado.table.decision import Case
from letrado.table.refill import refill


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
    if passed.state.automatic:
        for back in sorted(passed.state.undrawn - passed.state.away):
            passed = refill(passed, back)
    if to in passed.state.turn_to_lose:
        return end_turn(passed, "overdraw")
    return passed


def hand_over(case: Case) -> Case:
    """The player on turn has left after an accepted play, without drawing: whose clock runs."""
    side = case.state.on_turn
    match case.book.provisions.absence.clock_running.value:
        case "opponent_until_played_then_absent":
            return end_turn(case, "play")
        case "clock_of_absent":
            return case.then(e.ClockStarted(at=case.now, sides=(side,)))
        case None:
            return case


def start_clock_of_absent(case: Case) -> Case:
    """Clocks that are pressed by themselves: who has played starts that of who is away."""
    state, rival = case.state, other(case.state.on_turn)
    pressed = state.automatic and state.game.timing.method == "chess_clock"
    runs = case.book.provisions.absence.clock_running.value
    if not pressed or rival not in state.away or runs != "opponent_until_played_then_absent":
        return case
    told = clock_of_absent(case.book)
    return case.then(e.ClockStarted(at=case.now, sides=(rival,), rulings=(told,)))


def turn_complete(case: Case) -> Case:
    """Only the clock is still to be pressed: who forgets it loses that time."""
    if "end_of_placing" not in case.state.clocks.stops:
        return case
    return case.then(e.ClockResumed(at=case.now, stop="end_of_placing"))


def _ending_after(case: Case, side: Side, kind: TurnKind) -> Ending | None:
    state, book = case.state, case.book
    if state.time_up:
        turns = state.turns_of("A"), state.turns_of("B")
        went_out = kind == "play" and not state.rack_sizes[side] and not state.bag_size
        by_time = ending_by_time(turns, book, went_out=went_out)
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
    """The ending, what the racks cost or bring, and overtime. Tiles not accepted go back."""
    if case.state.play is not None and case.state.play.tiles:
        case = case.then(e.PlayWithdrawn(at=case.now, side=case.state.play.side))
    over = case.then(
        e.GameEnded(at=case.now, kind=ending.kind, loser=loser, out=out, rulings=(ending.ruling,))
    )
    match ending.kind:
        case "forfeit" | "resigned":
            return _adjusted(over, forfeit_score(over.state.scores(), loser, case.book))
        case "disqualified":
            return over
        case _:
            points = {side: rack_points(over, side) for side in SIDES}
            return charge_overtime(adjust(over, points), ending.kind)


def adjust(case: Case, points: dict[Side, int]) -> Case:
    """Add and take away what these racks are worth at the ending of this game."""
    final = case.state.final
    if final is None:
        return case
    return _adjusted(case, adjustments(final.kind, points, final.out, case.book))


def _adjusted(case: Case, changes: tuple[Adjustment, ...]) -> Case:
    over = case
    for adjustment in changes:
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
