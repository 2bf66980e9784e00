"""A game as it happens, over a WebSocket. docs/live-protocol.md says what travels."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from letrado.errors import LetradoError
from letrado.messages.catalogue import DEFAULT_LANGUAGE, Language, render
from letrado.rules.side import Side
from letrado.server.access import person_of
from letrado.server.event_view import refusal_view, ruling_view
from letrado.server.focus import FocusEntry, FocusLog, focus_id
from letrado.server.given import TheHub
from letrado.server.hub import Hub
from letrado.server.limits import Bucket
from letrado.server.listener import Listener
from letrado.server.metrics import MOVES, SOCKETS
from letrado.server.person import Person
from letrado.server.player_commands import player_command
from letrado.server.room import Room, side_of
from letrado.server.sessions import session_id_of
from letrado.server.wire import (
    Acknowledged,
    FocusLost,
    Found,
    FromPage,
    Goodbye,
    Hello,
    Ping,
    Pong,
    RefusalView,
    Role,
    Said,
    SayCourtesy,
    Send,
)

Socket: TypeAlias = WebSocket[Any, Any, Any]
LARGEST_MESSAGE = 4096
CREDITS, CREDITS_A_SECOND = 40, 10
LONGEST_ID = 64
HELLO_SECONDS = 20
GOODBYE_SECONDS = 2
_log = logging.getLogger("letrado.live")
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder[FromPage](FromPage)


class UnreadableError(Exception):
    """A message that no page of ours sends."""


@websocket("/api/games/{game_id:str}/live", opt={"act": "see"})
async def live(socket: Socket, game_id: FromPath[str], hub: TheHub) -> None:
    """Say hello, then send commands and follow the game."""
    room = await hub.tables.room(game_id)
    person = person_of(socket)
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await _received(socket)
        if not isinstance(hello, Hello):
            raise UnreadableError
    except (UnreadableError, TimeoutError):
        await _say_goodbye(socket, "unreadable", DEFAULT_LANGUAGE)
        return
    except WebSocketDisconnect:
        return
    session = session_id_of(socket.cookies[hub.settings.cookie])
    listener = Listener(session, role_at(room, person), hello.language)
    page = _Page(socket, hub, room, listener)
    SOCKETS.inc()
    try:
        await page.follow(hello)
    finally:
        SOCKETS.dec()


def role_at(room: Room, person: Person) -> Role:
    side = room.about.side_of(person.id)
    if side is not None:
        return side
    return "arbiter" if room.about.arbiter == person.id else "spectator"


@dataclass(eq=False)
class _Page:
    """One connection from hello to goodbye."""

    socket: Socket
    hub: Hub
    room: Room
    listener: Listener

    async def follow(self, hello: Hello) -> None:
        room, listener = self.room, self.listener
        seen = hello.version
        if seen is not None and not room.has_all_since(seen):
            seen = None
        room.listeners.add(listener)
        listener.offer(_encoder.encode(room.update(listener.role, listener.language, seen)))
        # A page that does not read holds up what is sent to it, so the end is waited for by itself.
        work = [
            asyncio.create_task(part)
            for part in (self._send(), self._read(), listener.ended.wait())
        ]
        try:
            await self.hub.tables.arrived(room)
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.listeners.discard(listener)
            if (side := side_of(listener.role)) is not None:
                room.left_at[side] = room.now()
            for task in work:
                task.cancel()
            for ended in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(ended, Exception):
                    _log.error("a connection failed", exc_info=ended)
            if listener.gone:
                await _say_goodbye(self.socket, listener.gone, listener.language)
            if not room.stale:
                room.publish(room.state.events)
            self.hub.tables.attend(room)

    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):
            while (message := await self.listener.queue.get()) is not None:
                await self.socket.send_data(message, mode="text")

    async def _read(self) -> None:
        credits = Bucket(CREDITS, CREDITS_A_SECOND)
        while not self.listener.gone:
            try:
                message = await _received(self.socket)
            except WebSocketDisconnect:
                return
            except UnreadableError:
                self.listener.give_up("unreadable")
                return
            if not credits.take():
                self.listener.give_up("too_many_messages")
                return
            await self._answer(message)

    async def _answer(self, message: FromPage) -> None:
        room, side = self.room, side_of(self.listener.role)
        match message:
            case Ping(sent=sent):
                self._offer(Pong(sent, room.time_for(self.listener.role)))
            case Send():
                self._offer(await self._obeyed(message, side))
            case SayCourtesy(courtesy=courtesy) if side is not None:
                text = render(f"courtesy.{courtesy}", self.listener.language)
                room.say(Said(side, courtesy, text))
            case Found(valid=valid) if side is not None:
                await room.say_found(side, valid=valid)
            case FocusLost(milliseconds=ms) if side is not None:
                await self._log_focus(side, ms)
            case _:
                pass

    async def _obeyed(self, message: Send, side: Side | None) -> Acknowledged:
        """The answer to a command: done, or why not."""
        room, language = self.room, self.listener.language
        version = room.state.events
        if side is None:
            text = render("refusal.only_at_the_table", language)
            return _refused(message.id, version, RefusalView("only_at_the_table", text))
        if not 0 < len(message.id) <= LONGEST_ID:
            text = render("error.not_a_command", language, problem="id")
            return _refused(message.id[:LONGEST_ID], version, RefusalView("not_a_command", text))
        try:
            command = player_command(message.command, side)
            outcome = await room.obey(command, f"{side}:{message.id}", message.sheet_version)
        except LetradoError as wrong:
            text = render(f"error.{wrong.code}", language, **wrong.facts)
            if room.stale:
                self.listener.give_up("game_moved_on")
            return _refused(message.id, version, RefusalView(wrong.code, text))
        MOVES.inc()
        decision = outcome.decision
        book = room.book.id
        refusal = decision.refusal
        return Acknowledged(
            id=message.id,
            version=outcome.version,
            done=outcome.done,
            rulings=tuple(ruling_view(ruling, language, book) for ruling in decision.rulings),
            refusal=None if refusal is None else refusal_view(refusal, language),
        )

    async def _log_focus(self, side: Side, milliseconds: int) -> None:
        game = focus_id(self.room.about.id, side)
        entry = FocusEntry(side, self.room.now(), max(0, min(milliseconds, 86_400_000)))
        written = self.hub.focus.go_on(game, FocusLog(), lambda log: log.with_entry(entry))
        await asyncio.wrap_future(written)

    def _offer(self, message: msgspec.Struct) -> None:
        self.listener.offer(_encoder.encode(message))


def _refused(command_id: str, version: int, refusal: RefusalView) -> Acknowledged:
    return Acknowledged(command_id, version, done=False, refusal=refusal)


async def _received(socket: Socket) -> FromPage:
    text = await socket.receive_data(mode="text")
    if len(text) > LARGEST_MESSAGE:
        raise UnreadableError
    try:
        message: FromPage = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise UnreadableError from wrong
    return message


async def _say_goodbye(socket: Socket, reason: str, language: Language) -> None:
    """Tell why, if the page still listens."""
    text = render(f"goodbye.{reason}", language)
    with contextlib.suppress(Exception):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.send_data(_encoder.encode(Goodbye(reason, text)), mode="text")
            await socket.close(code=4000)
