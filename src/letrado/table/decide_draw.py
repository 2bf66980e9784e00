"""Drawing tiles after a play, and pressing the clock."""

from __future__ import annotations

from letrado.rules.absence import clock_of_absent
from letrado.rules.challenge import draws_when_window_closes, may_draw_now
from letrado.rules.side import as_side, other
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.named_tiles import wrong_names
from letrado.table.refill import drawable, refill, waits_for_absent
from letrado.table.turn_end import end_turn, turn_complete

# From the announcement of a play until the clock is pressed somebody may ask to draw.
TILES_ARE_DUE = frozenset(
    {"announced", "challenged", "ruled_invalid", "appealed", "accepted", "drawn"}
)


def decide_draw(case: Case, command: c.DrawTiles) -> Decision:
    state = case.state
    side = as_side(command.by)
    if side is None or (side != state.on_turn and side not in state.undrawn):
        return not_now("not_your_turn")
    idle = ("thinking",) if side == state.on_turn else ("thinking", "placing")
    back = side in state.undrawn and state.phase in idle
    if state.phase not in TILES_ARE_DUE and not back:
        return not_now("nothing_to_draw")
    first = waits_for_absent(case, side)
    if first is not None:
        return refused(first)
    if state.hosted and state.phase == "announced" and by_clock(case):
        return refused(draws_when_window_closes(case.book))
    challenged = state.phase in ("challenged", "ruled_invalid", "appealed")
    noted = back or state.phase in ("accepted", "drawn")
    told = may_draw_now(noted=noted, challenged=challenged, book=case.book)
    if not told.allowed:
        return refused(told)
    named = None if state.hosted else command.tiles
    if named is not None and len(named) > drawable(case, side):
        return not_now("rack_count", count=drawable(case, side))
    wrong = wrong_names(case, named)
    if wrong:
        return wrong
    drawn = refill(case, side, named)
    return (turn_complete(drawn) if drawn.state.phase == "drawn" else drawn).done()


def by_clock(case: Case) -> bool:
    """Is a play complete only when the opponent's clock runs?"""
    return case.book.provisions.turn.play_complete_when.value == "opponent_clock_running"


def decide_press(case: Case, command: c.PressClock) -> Decision:
    state = case.state
    if as_side(command.by) != state.on_turn:
        return not_now("not_your_turn")
    rival = other(state.on_turn)
    if rival in state.away and state.phase == "announced":
        told = clock_of_absent(case.book)
        return case.then(e.ClockStarted(at=case.now, sides=(rival,), rulings=(told,))).done()
    full = state.rack_sizes[state.on_turn] >= case.book.provisions.drawing.rack_size.value
    refilled = full or state.bag_size == 0 or state.phase == "drawn"
    play = state.play
    if state.phase == "announced" and play is not None and by_clock(case):
        if rival not in play.noted_by:
            return not_now("not_noted")
        if state.hosted:
            accepted = case.then(e.PlayAccepted(at=case.now, side=play.side))
            return end_turn(refill(accepted, play.side), "play").done()
        if not refilled:
            return not_now("draw_first")
        return end_turn(case.then(e.PlayAccepted(at=case.now, side=play.side)), "play").done()
    if state.phase not in ("accepted", "drawn"):
        return not_now("not_now", phase=state.phase)
    if not refilled:
        return not_now("draw_first")
    return end_turn(case, "play").done()
