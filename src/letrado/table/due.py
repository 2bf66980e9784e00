"""When time itself may next bring something about, so that nobody need look before."""

from __future__ import annotations

from collections.abc import Iterator

from letrado.rulebook.book import Rulebook
from letrado.rules.clock import MINUTE_MS
from letrado.rules.side import SIDES
from letrado.table.decide_time import TIMED
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY, State


def next_due(state: State, book: Rulebook, now: int) -> int | None:
    """The first moment after now at which a Tick may change the game; None: never by itself."""
    if state.setup is None or state.phase in AFTER_PLAY:
        return None
    moments = list(_absences(state, now))
    if state.phase not in BEFORE_PLAY:
        moments += [*_timer(state, book, now), *_silence(state, book), *_limit(state)]
    return min((moment for moment in moments if moment > now), default=None)


def _absences(state: State, now: int) -> Iterator[int]:
    for side in SIDES:
        left = state.clocks.left(side, now)
        runs = side in state.clocks.running and not state.clocks.stops
        if runs and left is not None and side in state.late | state.away:
            yield now + left


def _timer(state: State, book: Rulebook, now: int) -> Iterator[int]:
    if state.game.timing.method != "timer" or state.phase not in TIMED or state.clocks.stops:
        return
    timer = book.provisions.time.timer
    left = timer.seconds.value * 1000 - state.clocks.spent_on_turn(state.on_turn, now)
    yield now + left
    for before in timer.signal_seconds_before_end.value:
        yield now + left - before * 1000


def _silence(state: State, book: Rulebook) -> Iterator[int]:
    delay = book.provisions.challenge.acceptance_delay_seconds.value
    if delay is not None and state.play is not None and state.phase == "announced":
        yield state.play.since + delay * 1000


def _limit(state: State) -> Iterator[int]:
    minutes = state.game.timing.game_limit_minutes
    if minutes is not None and state.begun_at is not None:
        yield state.begun_at + minutes * MINUTE_MS
