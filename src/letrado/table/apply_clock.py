"""Events of time and presence."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from letrado.table import events as e
from letrado.table.state import State

ClockEvent: TypeAlias = (
    e.ClockStarted
    | e.ClockStopped
    | e.ClockResumed
    | e.TimerSignalled
    | e.TimerRanOut
    | e.TimeUp
    | e.RoundCalled
    | e.Arrived
    | e.Left
    | e.Returned
    | e.WordsCompleted
)


def apply_clock(state: State, event: ClockEvent) -> State:
    clocks = state.clocks
    match event:
        case e.ClockStarted(sides=sides, at=at):
            return replace(state, clocks=clocks.started(sides, at), signals=0, timer_out=False)
        case e.ClockStopped(stop=stop, at=at):
            return replace(state, clocks=clocks.stopped(stop, at))
        case e.ClockResumed(at=at, stop=stop):
            return replace(state, clocks=clocks.resumed(stop, at))
        case e.TimerSignalled(number=number):
            return replace(state, signals=number)
        case e.TimerRanOut():
            return replace(state, timer_out=True)
        case e.TimeUp():
            return replace(state, time_up=True)
        case e.RoundCalled(absent=absent):
            return replace(state, late=frozenset(absent))
        case e.Arrived(side=side):
            return replace(state, late=state.late - {side})
        case e.Left(side=side):
            played = state.phase in ("announced", "accepted") and side == state.on_turn
            undrawn = {side} if played else set()
            return replace(state, away=state.away | {side}, undrawn=state.undrawn | undrawn)
        case e.Returned(side=side):
            return replace(state, away=state.away - {side})
        case e.WordsCompleted(side=side, milliseconds=milliseconds):
            return replace(state, clocks=clocks.charged(side, milliseconds))
