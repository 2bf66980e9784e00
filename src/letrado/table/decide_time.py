"""Time and presence: signals, flags, the end of the game's time, who leaves and returns."""

from __future__ import annotations

from letrado.rules.absence import absent_player_loses, leaving, returning
from letrado.rules.clock import MINUTE_MS, may_pause_to_verify, stops_clock, timer_expired
from letrado.rules.ending import Ending, ending_by_time
from letrado.rules.side import SIDES, Side, other
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY
from letrado.table.turn_end import end_game, end_turn

# A turn in which tiles have gone down is finished even when the game's time is up.
UNDER_WAY = frozenset(
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


def elapse(case: Case) -> Case:
    """What the passing of time has brought about by now."""
    if case.state.setup is None or case.state.phase in AFTER_PLAY:
        return case
    lapsed = _absent_flags(case)
    if lapsed.state.phase in AFTER_PLAY or lapsed.state.phase in BEFORE_PLAY:
        return lapsed
    lapsed = _timer(lapsed)
    return lapsed if lapsed.state.phase in AFTER_PLAY else _game_limit(lapsed)


def _absent_flags(case: Case) -> Case:
    """An absent player loses when that player's time runs out, where the book says so."""
    for side in SIDES:
        gone = side in case.state.late or side in case.state.away
        left = case.state.clocks.left(side, case.now)
        if gone and left is not None and left <= 0:
            return _lose_by_absence(case, side)
    return case


def _lose_by_absence(case: Case, side: Side) -> Case:
    told = absent_player_loses(case.book)
    if told.allowed:
        return case
    return end_game(case, Ending("forfeit", told), loser=side)


def _timer(case: Case) -> Case:
    """Signals of the two-minute timer, and its end."""
    state = case.state
    if state.game.timing.method != "timer" or state.timer_out:
        return case
    timer = case.book.provisions.time.timer
    spent = state.clocks.used_by(state.on_turn, case.now) - state.clocks.used[state.on_turn]
    spent += max(0, state.clocks.since - state.clocks.turn_since)
    if state.clocks.stops:
        return case
    left = timer.seconds.value * 1000 - spent
    due = sum(left <= before * 1000 for before in timer.signal_seconds_before_end.value)
    rung = case
    for number in range(state.signals + 1, due + 1):
        rung = rung.then(e.TimerSignalled(at=case.now, number=number))
    if left > 0:
        return rung
    started = state.phase in UNDER_WAY
    told = timer_expired(placing_started=started, book=case.book)
    out = rung.then(e.TimerRanOut(at=case.now, side=state.on_turn, rulings=(told,)))
    return out if started else end_turn(out, "timer", told)


def _game_limit(case: Case) -> Case:
    """The end of the time of the whole game, which nothing stops."""
    state = case.state
    minutes = state.game.timing.game_limit_minutes
    if minutes is None or state.begun_at is None or state.time_up:
        return case
    if case.now < state.begun_at + minutes * MINUTE_MS:
        return case
    if not case.book.provisions.ending.time.enabled.value:
        return case
    up = case.then(e.TimeUp(at=case.now))
    if state.phase in UNDER_WAY:
        return up
    ending = ending_by_time((state.turns_of("A"), state.turns_of("B")), case.book)
    return up if ending is None else end_game(up, ending)


def decide_stop(case: Case, command: c.StopClocks) -> Decision:
    mode = case.state.game.timing.mode
    if command.stop == "verification":
        told = may_pause_to_verify(command.seconds, mode, case.book)
    else:
        told = stops_clock(command.stop, mode, case.book)
    if not told.allowed:
        return refused(told)
    return case.then(e.ClockStopped(at=case.now, stop=command.stop, rulings=(told,))).done()


def decide_resume(case: Case, command: c.ResumeClocks) -> Decision:
    del command
    if not case.state.clocks.stops:
        return not_now("clocks_not_stopped")
    return case.then(e.ClockResumed(at=case.now)).done()


def decide_leave(case: Case, command: c.Leave) -> Decision:
    state = case.state
    told = leaving(notified=command.notified, book=case.book)
    if not told.allowed:
        out = case.then(
            e.Disqualified(at=case.now, side=command.side, scope="game", rulings=(told,))
        )
        return end_game(out, Ending("disqualified", told), loser=command.side).done()
    absence = case.book.provisions.absence
    if absence.leave_when.value is not None and (
        command.side != state.on_turn or state.phase != "accepted"
    ):
        return not_now("leave_after_play")
    left = case.then(e.Left(at=case.now, side=command.side, rulings=(told,)))
    match absence.clock_running.value:
        case "opponent_until_played_then_absent":
            return end_turn(left, "play").done()
        case "clock_of_absent" | None:
            return left.done()


def decide_return(case: Case, command: c.Return) -> Decision:
    if command.side not in case.state.away:
        return not_now("not_absent")
    told = returning(case.book)
    back = case.then(e.Returned(at=case.now, side=command.side, rulings=(told,)))
    stop = stops_clock("absence", case.state.game.timing.mode, case.book)
    if stop.allowed and case.state.on_turn == other(command.side):
        back = back.then(e.ClockStopped(at=case.now, stop="absence", rulings=(stop,)))
    return back.done()


def decide_end_round(case: Case, command: c.EndRound) -> Decision:
    del command
    for side in SIDES:
        if side in case.state.late or side in case.state.away:
            lost = _lose_by_absence(case, side)
            if lost.state.phase in AFTER_PLAY:
                return lost.done()
    return not_now("nobody_absent")
