"""One table in memory: time, people who go away, and somebody else who writes."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from letrado.errors import ConflictError
from letrado.game.tileset import BLANK
from letrado.server.about import Seat, Terms
from letrado.server.game_view import DAY_MS
from letrado.server.hub import Hub
from letrado.server.new_game import NewGame
from letrado.server.room import Room
from letrado.server.settings import Settings
from letrado.storage.game_store import Entry
from letrado.table import commands as c
from letrado.table.decide import decide
from letrado.table.laid import Laid

Scene = Callable[[Hub, Room], Awaitable[None]]


@pytest.fixture
def database(database_url: str) -> str:
    """What holds at a table holds on both kinds of databases."""
    return database_url


def at_a_table(database: str, scene: Scene, **terms: object) -> None:
    """Run a scene at a table where the game has begun and an arbiter judges."""

    async def run() -> None:
        hub = Hub(Settings(database))
        async with hub.running():
            new = NewGame(
                terms=Terms("fise-2009", arbiter=True, **terms),  # type: ignore[arg-type]
                seats={"A": Seat("a", "Ana"), "B": Seat("b", "Bruno")},
                secret="00" * 32,
                seed_words=(),
            )
            room = await hub.tables.create(new, "es")
            if room.state.phase == "ready":
                await room.obey(c.Begin(by="director"))
            await scene(hub, room)

    asyncio.run(run())


def test_who_lets_the_days_for_a_move_pass_loses(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        late = room.state.on_turn
        await room.tick()
        assert room.state.final is None
        room.base += 4 * DAY_MS
        await room.tick()

        assert room.state.final is not None
        assert room.state.final.loser == late

    at_a_table(database, scene, days_per_move=3)


def test_silence_that_was_over_before_anybody_looked_is_seen_to_at_once(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        side = room.state.on_turn
        rack = room.state.racks[side]
        assert rack is not None
        letters = [tile for tile in rack.tiles if tile != BLANK][:2]
        tiles = tuple(map(Laid, ("H8", "I8"), letters))
        assert (await room.obey(c.MakePlay(by=side, tiles=tiles))).done
        room.base += 61_000  # a slow disk, or a busy machine

        assert room.seconds_to_wait() == 0
        await room.tick()
        assert room.state.phase == "thinking"
        assert room.state.on_turn != side

    at_a_table(database, scene, acceptance_seconds=60)


def test_a_command_is_finished_when_who_gave_it_goes_away(database: str) -> None:
    async def scene(_: Hub, room: Room) -> None:
        before = room.state.events
        giving = asyncio.create_task(room.obey(c.Pass(by=room.state.on_turn), "one"))
        await asyncio.sleep(0)
        giving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await giving
        again = await room.obey(c.Pass(by=room.state.on_turn), "one")

        assert again.done
        assert again.version == room.state.events > before
        assert len(room.state.turns) == 1

    at_a_table(database, scene)


def test_a_game_that_somebody_else_has_written_is_read_again(database: str) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        elsewhere = decide(room.state, c.Pass(by=room.state.on_turn), room.book, room.words, 1)
        entry = Entry(room.about.id, room.state.events, elsewhere.events, 1)
        await asyncio.wrap_future(hub.games.append(entry))
        with pytest.raises(ConflictError):
            await room.obey(c.Pass(by=room.state.on_turn))
        fresh = await hub.tables.room(room.about.id)

        assert fresh is not room
        assert len(fresh.state.turns) == 1
        assert (await fresh.obey(c.Pass(by=fresh.state.on_turn))).done

    at_a_table(database, scene)


def test_no_move_waits_for_an_engine(database: str, tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        thinking = asyncio.create_task(hub.pool.ask(wait_for_file, str(tmp_path / "go")))
        for _ in range(2):
            assert (await room.obey(c.Pass(by=room.state.on_turn))).done
        assert not thinking.done()
        (tmp_path / "go").touch()

        assert await thinking != os.getpid()

    at_a_table(database, scene)


def wait_for_file(path: str) -> int:
    """Think, in a process of one's own, until a file is there."""
    while not Path(path).exists():
        time.sleep(0.01)
    return os.getpid()


def test_late_spectators_are_late_also_after_a_restart(database: str) -> None:
    games: list[str] = []

    async def scene(_: Hub, room: Room) -> None:
        await room.obey(c.Pass(by=room.state.on_turn))
        games.append(room.about.id)

    async def later(hub: Hub, _: Room) -> None:
        room = await hub.tables.room(games[0])
        assert len(room.update("A", "es", None).game.sheet) == 1
        assert room.update("spectator", "es", None).game.sheet == ()
        room.base += 601_000
        assert len(room.update("spectator", "es", None).game.sheet) == 1

    at_a_table(database, scene, spectator_delay=600)
    at_a_table(database, later)


def test_games_are_taken_up_where_they_were(database: str) -> None:
    seen: list[tuple[str, int]] = []

    async def scene(_: Hub, room: Room) -> None:
        await room.obey(c.Pass(by=room.state.on_turn), "one")
        seen.append((room.about.id, room.state.events))

    async def later(hub: Hub, _: Room) -> None:
        game, events = seen[0]
        room = await hub.tables.room(game)
        assert room.state.events == events
        repeated = await room.obey(c.Pass(by=room.state.on_turn), "one")
        assert repeated.version == events
        assert room.state.events == events

    at_a_table(database, scene)
    at_a_table(database, later)
