"""Clocks of games on the server: what the book says of each, and what pages show."""

from __future__ import annotations

import time

import pytest

from letrado.game.tileset import BLANK
from letrado.rules.clock import MINUTE_MS
from letrado.rules.side import Side, other
from letrado.server.about import ClockTerms
from letrado.server.hub import Hub
from letrado.server.room import Room
from letrado.server.wire import ClockView
from letrado.table import commands as c
from letrado.table.laid import Laid
from tests.server.client import Server, Table, Visitor, two_at_a_table
from tests.server.test_live_game import opening, turn_of
from tests.server.test_room import at_a_table

RUNNING_ON = ClockTerms(method="chess_clock", mode="corrido", minutes_each=25)
STOPPED = ClockTerms(method="chess_clock", mode="no_corrido", minutes_each=25)
TIMER = ClockTerms(method="timer", game_limit_minutes=60)
GRAIN_MS = 2


def clock(room: Room) -> ClockView:
    return room.update("spectator", "es", None).game.clock


def later(room: Room, **time_passed: int) -> None:
    room.base += 1000 * (time_passed.get("seconds", 0) + 60 * time_passed.get("minutes", 0))


async def does(room: Room, command: c.AnyCommand) -> None:
    outcome = await room.obey(command)
    assert outcome.done, outcome.decision


async def plays(room: Room, *squares: str) -> Side:
    """Whoever is on turn lays two tiles, across the centre unless told where."""
    side = room.state.on_turn
    rack = room.state.racks[side]
    assert rack is not None
    letters = [tile for tile in rack.tiles if tile != BLANK][:2]
    await does(room, c.MakePlay(by=side, tiles=tuple(map(Laid, squares or ("H8", "I8"), letters))))
    return side


def test_corrido_the_clock_runs_on_while_the_play_is_verified(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = await plays(room)
        before = clock(room)
        later(room, seconds=7)

        assert before.running == clock(room).running == (side,)
        assert spent(before, clock(room), side) >= 7000
        await does(room, c.StopClocks(by=other(side), stop="verification"))
        assert clock(room).running == ()

    at_a_table(database, scene, clock=RUNNING_ON)


def test_no_corrido_the_clock_stops_at_the_end_of_placing(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = await plays(room)
        before = clock(room)
        later(room, minutes=5)

        assert before.stops == ("end_of_placing",)
        assert clock(room).left == before.left
        await does(room, c.Note(by=other(side)))
        assert clock(room).running == (other(side),)

    at_a_table(database, scene, clock=STOPPED)


def test_the_timer_takes_the_turn_after_two_minutes(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = room.state.on_turn
        assert 119_000 < (clock(room).turn_left or 0) <= 120_000
        wait = room.seconds_to_wait()
        assert wait is not None
        assert wait < 120
        later(room, seconds=121)
        await room.tick()

        assert [turn.kind for turn in room.state.turns] == ["timer"]
        assert room.state.on_turn == other(side)

    at_a_table(database, scene, clock=TIMER)


def test_the_time_of_the_whole_game_runs_while_words_are_judged(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = await plays(room)
        await does(room, c.MakeChallenge(by=other(side)))
        before = clock(room)
        later(room, minutes=10)
        after = clock(room)

        assert before.left == after.left
        assert before.game_left is not None
        assert after.game_left is not None
        assert before.game_left - after.game_left >= 10 * MINUTE_MS

    limited = ClockTerms(method="chess_clock", minutes_each=25, game_limit_minutes=60)
    at_a_table(database, scene, clock=limited)


def test_nobody_has_to_press_a_clock_and_nobody_is_warned(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = await plays(room)
        await does(room, c.Note(by=other(side)))
        assert clock(room).running == (other(side),)
        version = room.state.events
        later(room, minutes=26)

        assert room.seconds_to_wait() is None
        await room.tick()
        assert room.state.events == version
        assert room.state.phase == "thinking"
        left = clock(room).left
        assert left is not None
        assert left[other(side)] <= -MINUTE_MS
        await does(room, c.Pass(by=other(side)))

    at_a_table(database, scene, clock=RUNNING_ON)


def test_who_leaves_with_leave_draws_on_coming_back(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = await plays(room)
        await does(room, c.Leave(by=side, side=side, notified=True))
        await does(room, c.Note(by=other(side)))
        assert room.state.rack_sizes[side] == 5
        assert clock(room).running == (other(side),)
        await does(room, c.Return(by=side, side=side))
        await does(room, c.Pass(by=other(side)))

        assert room.state.rack_sizes[side] == 7
        assert clock(room).running == (side,)

    at_a_table(database, scene, clock=RUNNING_ON)


def test_who_has_played_starts_the_clock_of_the_absent(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = await plays(room)
        await does(room, c.Leave(by=side, side=side, notified=True))
        await does(room, c.Note(by=other(side)))
        await plays(room, "H9", "H10")
        before = clock(room)
        assert before.running == (side,)
        later(room, minutes=2)
        assert spent(before, clock(room), other(side)) == 0
        await does(room, c.Return(by=side, side=side))
        assert clock(room).running == ()
        await does(room, c.Note(by=side))

        assert clock(room).running == (side,)
        assert set(room.state.rack_sizes.values()) == {7}

    at_a_table(database, scene, clock=RUNNING_ON)


def test_who_stays_away_until_the_time_is_over_loses(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = await plays(room)
        await does(room, c.Leave(by=side, side=side, notified=True))
        await does(room, c.Note(by=other(side)))
        await does(room, c.Pass(by=other(side)))
        assert clock(room).running == (side,)
        wait = room.seconds_to_wait()
        assert wait is not None
        assert wait <= 25 * 60
        later(room, minutes=26)
        assert room.seconds_to_wait() == 0
        await room.tick()

        assert room.state.final is not None
        assert (room.state.final.kind, room.state.final.loser) == ("forfeit", side)

    at_a_table(database, scene, clock=RUNNING_ON)


def test_who_goes_without_a_word_is_disqualified_and_a_lost_line_is_not(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = room.state.on_turn
        room.left_at[side] = room.now()
        later(room, minutes=3)
        assert clock(room).running == (side,)
        await does(room, c.Leave(by=side, side=side, notified=False))

        assert room.state.final is not None
        assert (room.state.final.kind, room.state.final.loser) == ("disqualified", side)

    at_a_table(database, scene, clock=RUNNING_ON)


def spent(before: ClockView, after: ClockView, side: Side) -> int:
    assert before.left is not None
    assert after.left is not None
    return before.left[side] - after.left[side]


@pytest.mark.parametrize("mode", ["corrido", "no_corrido"])
def test_pages_show_the_tables_time_as_exactly_as_the_line_allows(
    server: Server, mode: str
) -> None:
    terms = {"method": "chess_clock", "mode": mode, "minutes_each": 25}
    first, second = two_at_a_table(server.url, clock=terms)
    carla = Visitor(server.url, "Carla").sit(first.game)
    sent = time.monotonic()
    first.does("make_play", tiles=opening(first))
    tables = (first, second, carla)
    for table in tables:
        table.until("announced")
        on_the_way = 1000 * (table.received - sent)
        asked = time.monotonic()
        told = table.ask_time()
        answered = time.monotonic()

        # What a page shows: the time it was told, and what has passed since on its own clock.
        shown = table.view["clock"]["now"] + 1000 * (answered - table.received)
        assert -on_the_way - GRAIN_MS <= shown - told <= 1000 * (answered - asked) + GRAIN_MS
    runs = [first.view["role"]] if mode == "corrido" else []
    assert [table.view["clock"]["running"] for table in tables] == [runs] * 3


def test_both_players_and_a_spectator_are_shown_the_same_clocks(server: Server) -> None:
    first, second = two_at_a_table(server.url, clock={"method": "chess_clock", "minutes_each": 25})
    carla = Visitor(server.url, "Carla").sit(first.game)
    first.does("pass")
    turn_of(second, 1)
    carla.wait(lambda: len(carla.view["sheet"]) == 1)
    first.wait(lambda: len(first.view["sheet"]) == 1)

    assert clock_of(first) == clock_of(second) == clock_of(carla)


def clock_of(table: Table) -> tuple[object, int]:
    """Who runs, and when, by the table's time, the clock of the running side will be at zero."""
    seen = table.view["clock"]
    side = seen["running"][0]
    return side, seen["now"] + seen["left"][side]
