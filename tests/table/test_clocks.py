"""Clocks: what runs, what stands still, what is charged."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.rules.clock import Stop
from letrado.table import commands as c
from letrado.table.clocks import Clocks
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup, Timing
from tests.table.watched import WatchedTable

SECOND = 1000
stops: tuple[Stop, ...] = ("word_validity", "referee_called", "returning_excess")


def test_only_the_clock_that_was_started_runs() -> None:
    clocks = Clocks(limit_ms=60 * SECOND).started(("A",), 0)

    assert clocks.used_by("A", 10 * SECOND) == 10 * SECOND
    assert clocks.used_by("B", 10 * SECOND) == 0
    assert clocks.left("A", 10 * SECOND) == 50 * SECOND


def test_both_clocks_run_when_both_players_are_late() -> None:
    clocks = Clocks().started(("A", "B"), 0).started(("B",), 4 * SECOND)

    assert clocks.used_by("A", 9 * SECOND) == 4 * SECOND
    assert clocks.used_by("B", 9 * SECOND) == 9 * SECOND


def test_a_stopped_clock_goes_on_from_where_it_stood() -> None:
    clocks = Clocks().started(("A",), 0)
    clocks = clocks.stopped("referee_called", 3 * SECOND).resumed(None, 60 * SECOND)

    assert clocks.used_by("A", 61 * SECOND) == 4 * SECOND


def test_clocks_stopped_for_two_reasons_wait_for_both() -> None:
    clocks = Clocks().started(("A",), 0).stopped("end_of_placing", SECOND)
    clocks = clocks.stopped("word_validity", 2 * SECOND).resumed("word_validity", 30 * SECOND)

    assert clocks.used_by("A", 40 * SECOND) == SECOND
    assert clocks.resumed("end_of_placing", 40 * SECOND).used_by("A", 41 * SECOND) == 2 * SECOND


def test_to_resume_without_a_reason_is_to_resume_for_all_reasons() -> None:
    clocks = Clocks().started(("A",), 0).stopped("end_of_placing", 0).stopped("word_validity", 0)

    assert clocks.resumed(None, SECOND).used_by("A", 3 * SECOND) == 2 * SECOND


def test_a_reason_that_stopped_nothing_resumes_nothing() -> None:
    clocks = Clocks().started(("A",), 0).stopped("word_validity", SECOND)

    assert clocks.resumed("referee_called", 2 * SECOND).used_by("A", 9 * SECOND) == SECOND


def test_starting_a_clock_ends_every_stop() -> None:
    clocks = Clocks().started(("A",), 0).stopped("end_of_placing", SECOND)

    assert clocks.started(("B",), 5 * SECOND).used_by("B", 6 * SECOND) == SECOND


def test_overtime_begins_after_the_last_millisecond() -> None:
    clocks = Clocks(limit_ms=SECOND).started(("A",), 0)

    assert clocks.overtime("A", SECOND) == 0
    assert clocks.overtime("A", SECOND + 1) == 1
    assert clocks.overtime("B", 99 * SECOND) == 0


def test_without_individual_clocks_there_is_no_overtime() -> None:
    clocks = Clocks().started(("A",), 0)

    assert clocks.left("A", 10**9) is None
    assert clocks.overtime("A", 10**9) == 0


def test_the_time_of_a_turn_leaves_out_earlier_turns_and_stops() -> None:
    clocks = Clocks().started(("A",), 0).started(("B",), 10 * SECOND).started(("A",), 15 * SECOND)
    clocks = clocks.stopped("word_validity", 17 * SECOND).resumed(None, 40 * SECOND)

    assert clocks.spent_on_turn("A", 43 * SECOND) == 5 * SECOND


def test_a_charge_is_never_negative_and_a_halted_clock_never_runs() -> None:
    clocks = Clocks().started(("A",), 0).halted(SECOND).charged("A", -5).charged("A", 7)

    assert clocks.used_by("A", 10**6) == SECOND + 7


acts = st.tuples(
    st.sampled_from(["start", "stop", "resume", "resume_all", "charge", "halt"]),
    st.sampled_from(["A", "B"]),
    st.sampled_from(stops),
    st.integers(-20, 100),
)


@given(st.lists(acts, max_size=30))
def test_no_clock_runs_backwards_whatever_happens_and_whatever_the_time(
    history: list[tuple[str, Literal["A", "B"], Stop, int]],
) -> None:
    clocks, now, latest = Clocks(), 0, 0
    for act, side, stop, step in history:
        now += step
        latest = max(latest, now)
        before = {each: clocks.used[each] for each in clocks.used}
        match act:
            case "start":
                clocks = clocks.started((side,), now)
            case "stop":
                clocks = clocks.stopped(stop, now)
            case "resume":
                clocks = clocks.resumed(stop, now)
            case "resume_all":
                clocks = clocks.resumed(None, now)
            case "charge":
                clocks = clocks.charged(side, step)
            case _:
                clocks = clocks.halted(now)
        for each, used in before.items():
            assert clocks.used[each] >= used
            assert clocks.used_by(each, now) <= clocks.used_by(each, now + 1)
            assert clocks.used_by(each, now - 50) >= clocks.used[each]
        assert sum(clocks.used.values()) <= 2 * latest + 100 * len(history)


@pytest.mark.parametrize(("mode", "stands"), [("corrido", False), ("no_corrido", True)])
def test_the_clock_stands_from_the_end_of_placing_only_where_it_is_not_corrido(
    mode: Literal["corrido", "no_corrido"], stands: bool
) -> None:
    timing = Timing(method="chess_clock", mode=mode, minutes_each=25)
    setup = GameSetup(rulebook="fise-2009", players=("Ana", "Bruno"), way="recorded", timing=timing)
    table = WatchedTable(setup)
    table.give(c.SettleStart(by="A", tiles=("A", "B")))
    table.give(c.Begin(by="A"))
    table.now = 20 * SECOND
    table.give(c.MakePlay(by="A", tiles=(Laid("H8", "S"), Laid("I8", "I"))))

    assert bool(table.state.clocks.stops) is stands
    assert table.state.clocks.used_by("A", 30 * SECOND) == (20 if stands else 30) * SECOND
