"""Tiles too many and too few, on a real table."""

from __future__ import annotations

from letrado.rules.clock import stops_clock
from letrado.rules.ending import Ending
from letrado.rules.incident import (
    OverdrawFacts,
    deliberate_overdraw,
    overdraw_remedy,
    underdraw_remedy,
)
from letrado.rules.side import Side
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.named_tiles import wrong_names
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY, Phase
from letrado.table.turn_end import end_game, end_turn

# The player on turn has not completed the play.
UNFINISHED: frozenset[Phase] = frozenset(
    {"thinking", "placing", "counting", "centre_choice", "announced", "exchanging"}
)


def decide_overdraw(case: Case, command: c.ReportOverdraw) -> Decision:
    state = case.state
    problem = _not_on_a_real_table(case)
    if problem:
        return problem
    if command.surplus < 1 or state.bag_size < command.surplus:
        return not_now("no_surplus")
    held = state.rack_sizes[command.side] + command.surplus
    facts = OverdrawFacts(
        surplus=command.surplus,
        drawn=command.drawn,
        on_rack=command.on_rack,
        seen=command.seen,
        noticed_by=command.noticed_by,
        in_own_turn=state.on_turn == command.side and state.phase in UNFINISHED,
    )
    remedy = overdraw_remedy(facts, held, case.book)
    event = e.OverdrawReported(
        at=case.now,
        side=command.side,
        surplus=command.surplus,
        held=held,
        shown=remedy.shown,
        turn_lost=remedy.turn_lost,
        deliberate=command.deliberate,
        rulings=(remedy.ruling,),
    )
    stop = stops_clock("returning_excess", state.game.timing.mode, case.book)
    reported = case.then(event)
    if stop.allowed:
        reported = reported.then(
            e.ClockStopped(at=case.now, stop="returning_excess", rulings=(stop,))
        )
    return _expel(reported, command).done() if command.deliberate else reported.done()


def _expel(case: Case, command: c.ReportOverdraw) -> Case:
    """Deliberate faults may mean expulsion."""
    in_game = case.state.deliberate_overdraws[command.side]
    told = deliberate_overdraw(in_game, in_game + command.earlier_in_tournament, case.book)
    entry = e.RulingGiven(
        at=case.now,
        by=command.by,
        matter="deliberate_overdraw",
        about=command.side,
        rulings=(told,),
    )
    counted = case.then(entry)
    if told.allowed:
        return counted
    out = counted.then(
        e.Disqualified(at=case.now, side=command.side, scope="tournament", rulings=(told,))
    )
    return end_game(out, Ending("disqualified", told), loser=command.side)


def decide_return_surplus(case: Case, command: c.ReturnSurplus) -> Decision:
    surplus = case.state.surplus
    if surplus is None or surplus.side != command.side:
        return not_now("no_surplus")
    if command.tiles is not None and len(command.tiles) != surplus.count:
        return not_now("surplus_count", count=surplus.count)
    wrong = wrong_names(case, command.tiles)
    if wrong:
        return wrong
    rack = case.state.racks[command.side]
    if rack is not None and (command.tiles is None or not rack.holds(command.tiles)):
        return not_now("tiles_wanted")
    back = case.then(
        e.SurplusReturned(at=case.now, side=command.side, count=surplus.count, tiles=command.tiles),
        e.ClockResumed(at=case.now, stop="returning_excess"),
    )
    if surplus.then_ends is not None:
        return end_turn(back, surplus.then_ends).done()
    return _lose_this_turn(back, command.side).done()


def _lose_this_turn(case: Case, side: Side) -> Case:
    """A turn forfeited while it is under way is lost at once."""
    state = case.state
    if side not in state.turn_to_lose or state.on_turn != side:
        return case
    if state.phase not in UNFINISHED:
        return case
    if state.play is not None and state.play.tiles:
        case = case.then(e.PlayWithdrawn(at=case.now, side=side))
    return end_turn(case, "overdraw")


def decide_underdraw(case: Case, command: c.ReportUnderdraw) -> Decision:
    state = case.state
    problem = _not_on_a_real_table(case)
    if problem:
        return problem
    full = case.book.provisions.drawing.rack_size.value
    laid = state.play.tiles if state.play and state.play.side == command.side else ()
    held = state.rack_sizes[command.side] + len(laid)
    believed = min(command.missing, max(0, held + command.missing - full))
    known = state.racks[command.side] is not None
    unseen_in_bag = state.bag_size + believed
    if command.missing < 1 or unseen_in_bag < command.missing or (known and believed):
        return not_now("nothing_missing")
    if command.tiles is not None and len(command.tiles) != command.missing:
        return not_now("rack_count", count=command.missing)
    wrong = wrong_names(case, command.tiles)
    if wrong:
        return wrong
    own_turn = state.on_turn == command.side and state.phase in UNFINISHED
    told = underdraw_remedy(
        on_rack_or_seen=command.on_rack_or_seen, in_own_turn=own_turn, book=case.book
    )
    if not told.allowed:
        return refused(told)
    event = e.RackCompleted(
        at=case.now,
        side=command.side,
        count=command.missing,
        shown=bool(told.facts["shown"]),
        tiles=command.tiles,
        believed_drawn=believed,
        rulings=(told,),
    )
    return case.then(event).done()


def _not_on_a_real_table(case: Case) -> Decision | None:
    if case.state.hosted:
        return not_now("impossible_when_hosted")
    closed = case.state.phase in BEFORE_PLAY or case.state.phase in AFTER_PLAY
    if closed or case.state.surplus is not None:
        return not_now("not_now", phase=case.state.phase)
    return None
