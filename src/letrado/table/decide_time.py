"""Time and presence: signals, flags, the end of the game's time, who leaves and returns."""

from __future__ import annotations

from letrado.rules.absence import (
    absent_player_loses,
    leaves_too_early,
    leaving,
    returning,
)
from letrado.rules.clock import (
    MINUTE_MS,
    Stop,
    may_pause_to_verify,
    stops_clock,
    time_is_up,
    timer_expired,
)
from letrado.rules.ending import Ending, ending_by_time
from letrado.rules.side import DESK, SIDES, Side, other
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decide_challenge import accept_by_silence
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.refill import refill
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY, Phase
from letrado.table.turn_end import end_game, end_turn, hand_over

# A turn in which tiles have gone down is finished even when the game's time is up.
UNDER_WAY: frozenset[Phase] = frozenset(
    {
        "placing",
        "counting",
        "centre_choice",
        "announced",
        "challenged",
        "ruled_invalid",
        "appealed",
        "accepted",
        "drawn",
        "exchanging",
        "surplus",
    }
)
# The timer measures the laying of a word, not what follows.
TIMED = frozenset({"thinking", "placing", "exchanging"})
# What the game itself stops stands still until it is over; nobody resumes it before.
_ON_THE_TABLE = UNDER_WAY - {"placing", "exchanging", "surplus", "drawn"}
HELD: dict[Stop, frozenset[Phase]] = {
    "end_of_placing": _ON_THE_TABLE,
    "word_validity": frozenset({"challenged", "appealed"}),
    "returning_excess": frozenset({"surplus"}),
}


def elapse(case: Case) -> Case:
    """What the passing of time has brought about by now."""
    if case.state.setup is None or case.state.phase in AFTER_PLAY:
        return case
    lapsed = _absent_flags(case)
    if lapsed.state.phase in AFTER_PLAY or lapsed.state.phase in BEFORE_PLAY:
        return lapsed
    for passing in (_timer, accept_by_silence, _game_limit):
        if lapsed.state.phase not in AFTER_PLAY:
            lapsed = passing(lapsed)
    return lapsed


def _absent_flags(case: Case) -> Case:
    """An absent player loses when that player's time runs out, where the book says so."""
    clocks = case.state.clocks
    left = {side: clocks.left(side, case.now) for side in _absent(case)}
    out_of_time = [side for side, ms in left.items() if ms is not None and ms <= 0]
    return _lose_by_absence(case, out_of_time) if out_of_time else case


def _absent(case: Case) -> list[Side]:
    return [side for side in SIDES if side in case.state.late | case.state.away]


def _lose_by_absence(case: Case, absent: list[Side]) -> Case:
    """One absent player loses; when both are, nobody wins."""
    told = absent_player_loses(case.book, both=len(absent) > 1)
    if not absent or told.allowed:
        return case
    loser = absent[0] if len(absent) == 1 else None
    return end_game(case, Ending("forfeit", told), loser=loser)


def _timer(case: Case) -> Case:
    """Signals of the two-minute timer, and its end."""
    state = case.state
    started = state.phase in UNDER_WAY
    if state.game.timing.method != "timer" or state.phase not in TIMED or state.clocks.stops:
        return case
    if state.timer_out and started:
        return case
    timer = case.book.provisions.time.timer
    left = timer.seconds.value * 1000 - state.clocks.spent_on_turn(state.on_turn, case.now)
    due = sum(left <= before * 1000 for before in timer.signal_seconds_before_end.value)
    rung = case
    for number in range(state.signals + 1, due + 1):
        rung = rung.then(e.TimerSignalled(at=case.now, number=number))
    if left > 0:
        return rung
    told = timer_expired(placing_started=started, book=case.book)
    out = rung
    if not state.timer_out:
        out = rung.then(e.TimerRanOut(at=case.now, side=state.on_turn, rulings=(told,)))
    return out if started else end_turn(out, "timer", told)


def _game_limit(case: Case) -> Case:
    """The end of the time of the whole game, which nothing stops."""
    state = case.state
    minutes = state.game.timing.game_limit_minutes
    if minutes is None or state.begun_at is None:
        return case
    if case.now < state.begun_at + minutes * MINUTE_MS:
        return case
    if not case.book.provisions.ending.time.enabled.value:
        return case
    under_way = state.phase in UNDER_WAY
    up = case
    if not state.time_up:
        told = time_is_up(under_way=under_way, book=case.book)
        up = case.then(e.TimeUp(at=case.now, rulings=(told,)))
    if under_way:
        return up
    ending = ending_by_time((state.turns_of("A"), state.turns_of("B")), case.book)
    return up if ending is None else end_game(up, ending)


def decide_stop(case: Case, command: c.StopClocks) -> Decision:
    state, mode = case.state, case.state.game.timing.mode
    if command.stop == "verification":
        if state.play is None or state.phase != "announced":
            return not_now("nothing_to_note")
        measured = (case.now - state.play.since) / 1000
        seconds = measured if state.hosted else command.seconds
        told = may_pause_to_verify(seconds, mode, case.book)
    else:
        told = stops_clock(command.stop, mode, case.book)
    if not told.allowed:
        return refused(told)
    if state.hosted and (command.stop in HELD or command.stop == "absence"):
        return not_now("clocks_stop_by_themselves")
    return case.then(e.ClockStopped(at=case.now, stop=command.stop, rulings=(told,))).done()


def decide_resume(case: Case, command: c.ResumeClocks) -> Decision:
    del command
    state = case.state
    if not state.clocks.stops:
        return not_now("clocks_not_stopped")
    over = [stop for stop in state.clocks.stops if state.phase not in HELD.get(stop, ())]
    if not over:
        return not_now("clocks_held")
    resumed = (e.ClockResumed(at=case.now, stop=stop) for stop in sorted(over))
    return case.then(*resumed).done()


def decide_leave(case: Case, command: c.Leave) -> Decision:
    state = case.state
    if command.side in state.away:
        return not_now("player_absent")
    if command.by == other(command.side):
        return not_now("only_an_official")
    told = leaving(notified=command.notified, book=case.book)
    if not told.allowed:
        out = case.then(
            e.Disqualified(at=case.now, side=command.side, scope="game", rulings=(told,))
        )
        return end_game(out, Ending("disqualified", told), loser=command.side).done()
    leave_when = case.book.provisions.absence.leave_when.value
    ready = "announced" if state.automatic else "accepted"
    if leave_when is not None and (command.side != state.on_turn or state.phase != ready):
        return refused(leaves_too_early(case.book))
    left = case.then(e.Left(at=case.now, side=command.side, rulings=(told,)))
    accepted = state.phase == "accepted" and command.side == state.on_turn
    return (hand_over(left) if accepted else left).done()


def decide_return(case: Case, command: c.Return) -> Decision:
    if command.side not in case.state.away:
        return not_now("not_absent")
    state, mode = case.state, case.state.game.timing.mode
    told = returning(case.book)
    back = case.then(e.Returned(at=case.now, side=command.side, rulings=(told,)))
    to_confirm = state.on_turn == other(command.side) and state.phase == "announced"
    why: Stop = "absence" if to_confirm else "end_of_placing"
    stop = stops_clock(why, mode, case.book)
    counted = state.on_turn == command.side and state.phase in _ON_THE_TABLE
    if stop.allowed and (to_confirm or counted):
        back = back.then(e.ClockStopped(at=case.now, stop=why, rulings=(stop,)))
    return (_draw_at_last(back, command.side) if state.automatic else back).done()


def _draw_at_last(case: Case, side: Side) -> Case:
    """Where steps follow by themselves, who comes back draws as soon as nothing is to confirm."""
    state = case.state
    if side not in state.undrawn:
        return case
    if state.phase == "accepted" and state.on_turn == side:
        return end_turn(refill(case, side), "play")
    return refill(case, side) if state.phase == "thinking" else case


def decide_end_round(case: Case, command: c.EndRound) -> Decision:
    if command.by not in DESK:
        return not_now("only_an_official")
    lost = _lose_by_absence(case, _absent(case))
    return lost.done() if lost.state.phase in AFTER_PLAY else not_now("nobody_absent")
