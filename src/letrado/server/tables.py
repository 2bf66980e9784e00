"""All games of the server: made, found again, kept going."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from letrado.errors import ConflictError, LetradoError
from letrado.messages.catalogue import Language
from letrado.rules.side import SIDES
from letrado.server.about import About
from letrado.server.engine_pool import EnginePool
from letrado.server.lexicons import Lexicons
from letrado.server.machine import act_of_machine, machine_to_act
from letrado.server.new_game import NewGame, book_of_terms, check_game, setup_of
from letrado.server.room import Happened, Room
from letrado.server.wheel import Wheel
from letrado.storage.document_store import DocumentStore
from letrado.storage.game_store import GameStore, StoredGame
from letrado.table import commands as c
from letrado.table.apply import apply
from letrado.table.events import AnyEvent
from letrado.table.state import AFTER_PLAY, State

ALIVE = "alive"
ALIVE_SECONDS = 2.0
KEPT_SECONDS = 60.0
RETRY_SECONDS = 1.0
_log = logging.getLogger("letrado.tables")


class Alive(msgspec.Struct, frozen=True):
    """When the server last said that it is up, in milliseconds since 1970."""

    at: int


class Tables:
    """The rooms in memory and the games in the database."""

    def __init__(
        self,
        store: GameStore,
        alive: DocumentStore[Alive],
        lexicons: Lexicons,
        pool: EnginePool,
    ) -> None:
        self.store = store
        self._alive = alive
        self._lexicons = lexicons
        self._pool = pool
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._wheel = Wheel(self._due)
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_alive = 0
        self._thinking: set[str] = set()

    async def start(self) -> None:
        """Take up every game that goes on; none is charged for the time since the server fell."""
        said = await asyncio.to_thread(self._alive.get, ALIVE)
        self._last_alive = said.at if said is not None else 0
        for game in await asyncio.to_thread(self.store.games, ended=False):
            try:
                await self.room(game.id)
            except LetradoError:
                _log.exception("a game cannot be taken up", extra={"game": game.id})
        self._wheel.start()
        self._spawn(self._say_alive())

    async def stop(self) -> None:
        await self._wheel.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            for listener in room.listeners:
                listener.give_up("server_stops")

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def games_of(self, person: str) -> list[Room]:
        return [room for room in self._rooms.values() if room.about.side_of(person) is not None]

    def stored_games_of(self, person: str) -> list[About]:
        """Every game of a person that the database has, over or not."""
        stored = [*self.store.games(ended=False), *self.store.games(ended=True)]
        return [about_of(game) for game in stored if _has_part(game, person)]

    def past_games_of(self, person: str, most: int) -> list[StoredGame]:
        """The last games of a person that are over, at the board or at the desk."""
        named = msgspec.json.encode(person).decode()
        found = self.store.games_about(named, most=most)
        return [game for game in found if _has_part(game, person)]

    def is_playing(self, person: str) -> bool:
        """Does the person sit at a live game? Then nothing is looked up for that person."""
        return any(
            room.state.phase not in AFTER_PLAY and room.about.terms.days_per_move is None
            for room in self.games_of(person)
        )

    async def room(self, game_id: str) -> Room:
        """A game by its id, from memory or from the database; InputError if there is none."""
        found = self._rooms.get(game_id)
        if found is None or found.stale:
            async with self._opening:
                found = self._rooms.get(game_id)
                if found is None or found.stale:
                    found = await self._opened(game_id)
                    self._rooms[game_id] = found
                    self.attend(found)
        found.asked_at = time.monotonic()
        return found

    async def create(self, new: NewGame, language: Language) -> Room:
        """A game, set up; it begins when both players are there.

        The terms may be older than the book: a proposal and a match outlive an upgrade. What the
        book does not allow is refused in the given language before anything is written.
        """
        check_game(new, language)
        book = book_of_terms(new.terms)
        words, judge = await self._lexicons.judge_of(book, new.terms)
        game_id = secrets.token_urlsafe(9)
        about = About(
            id=game_id,
            terms=new.terms,
            seats=new.seats,
            judge=judge,
            arbiter=new.arbiter,
            arbiter_key=secrets.token_urlsafe(18) if new.terms.arbiter else "",
            match=new.match,
            created_at=_wall(),
        )
        room = Room(about, book, words, self.store, State(), attend=self.attend)
        await asyncio.wrap_future(self.store.create(game_id, _written(about), about.created_at))
        await room.obey(c.SetUp(by="director", setup=setup_of(new)))
        self._rooms[game_id] = room
        await room.obey(c.SettleStart(by="director"))
        if new.terms.days_per_move is not None:
            await room.obey(c.Begin(by="director"))
        return room

    def sessions(self) -> set[str]:
        """The ids of the sessions whose pages follow a game."""
        return {one.session for room in self._rooms.values() for one in room.listeners}

    def dismiss(self, session_id: str) -> None:
        """A session has ended: its pages leave every table."""
        for room in self._rooms.values():
            for listener in room.listeners:
                if listener.session == session_id:
                    listener.give_up("signed_out")

    async def change_about(self, room: Room, about: About) -> None:
        await asyncio.wrap_future(self.store.describe(about.id, _written(about)))
        room.about = about
        room.publish(room.state.events)

    async def arrived(self, room: Room) -> None:
        """Somebody has come: the game begins when both players are there."""
        if room.state.phase == "ready" and room.present == frozenset(SIDES):
            await room.obey(c.Begin(by="director"))
        else:
            room.publish(room.state.events)
            self.attend(room)

    def attend(self, room: Room) -> None:
        """See to what must happen next at a table: a machine's move, or something timed."""
        self._wheel.set(room.about.id, room.seconds_to_wait())
        if machine_to_act(room) is not None and room.about.id not in self._thinking:
            self._thinking.add(room.about.id)
            self._spawn(self._let_machine_act(room))

    async def _let_machine_act(self, room: Room) -> None:
        try:
            while (side := machine_to_act(room)) is not None:
                version = room.state.events
                act = await act_of_machine(room, side, self._pool)
                if act is None:
                    return
                await asyncio.sleep(act.seconds)
                if room.state.events != version:
                    continue
                outcome = await room.obey(act.command)
                if not outcome.done:
                    outcome = await room.obey(c.Pass(by=side))
                if not outcome.done:
                    return
        except Exception:
            _log.exception("a machine could not move", extra={"game": room.about.id})
        finally:
            self._thinking.discard(room.about.id)
            self._wheel.set(room.about.id, room.seconds_to_wait())

    async def _opened(self, game_id: str) -> Room:
        stored = await asyncio.to_thread(self.store.game, game_id)
        about = about_of(stored)
        book = book_of_terms(about.terms)
        words, _ = await self._lexicons.judge_of(book, about.terms)
        state, tail, last = await asyncio.to_thread(self._replayed, game_id)
        base = state.latest + max(0, self._last_alive - last) if last else 0
        answers = await asyncio.to_thread(self.store.answers, game_id)
        room = Room(about, book, words, self.store, state, base, answers, self.attend)
        room.take_up(tail)
        return room

    def _replayed(self, game_id: str) -> tuple[State, list[Happened], int]:
        state, tail, last = State(), [], 0
        for stored in self.store.events(game_id):
            tail.append(Happened(stored.number, stored.event, state))
            state = apply(state, stored.event)
            last = stored.happened_at
        return state, tail, last

    async def _due(self, game_id: str) -> None:
        room = self._rooms.get(game_id)
        if room is None:
            return
        try:
            await room.tick()
            self._wheel.set(game_id, room.seconds_to_wait())
        except ConflictError:
            _log.warning("a game was written elsewhere", extra={"game": game_id})
        except Exception:
            _log.exception("time could not be told at a table", extra={"game": game_id})
            self._wheel.set(game_id, RETRY_SECONDS)

    async def _say_alive(self) -> None:
        """Write down now and then that the server is up: what comes after is down time."""
        while True:
            try:
                await asyncio.wrap_future(self._alive.put(ALIVE, "", Alive(_wall())))
            except SQLAlchemyError:
                _log.exception("the database does not take what it is told")
            self._forget_finished()
            await asyncio.sleep(ALIVE_SECONDS)

    def _forget_finished(self) -> None:
        """Games that are over leave the memory when nobody has asked for them for a while."""
        long_ago = time.monotonic() - KEPT_SECONDS
        for game_id, room in list(self._rooms.items()):
            over = room.state.phase in AFTER_PLAY and game_id not in self._thinking
            if over and not room.listeners and room.asked_at < long_ago:
                del self._rooms[game_id]

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def journal_of(store: GameStore, game_id: str) -> list[AnyEvent]:
    return [stored.event for stored in store.events(game_id)]


def deleted_person(about: About, person: str) -> About:
    """A game that no longer points to a person; the journal keeps the name played under."""
    seats = {
        side: replace(seat, person="") if seat.person == person else seat
        for side, seat in about.seats.items()
    }
    arbiter = None if about.arbiter == person else about.arbiter
    return replace(about, seats=seats, arbiter=arbiter)


def about_of(stored: StoredGame) -> About:
    return msgspec.json.decode(stored.about, type=About)


def _has_part(stored: StoredGame, person: str) -> bool:
    about = about_of(stored)
    return about.side_of(person) is not None or about.arbiter == person


def _written(about: About) -> str:
    return msgspec.json.encode(about).decode()


def _wall() -> int:
    return time.time_ns() // 1_000_000
