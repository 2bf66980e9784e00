"""The arbiter's desk of a game: the case, the proposed verdict, decisions, the log of acts."""

from __future__ import annotations

import asyncio
import time
from hmac import compare_digest
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from letrado.errors import AccessError, ConflictError, InputError
from letrado.rules.side import SIDES
from letrado.server.about import About
from letrado.server.access import person_of
from letrado.server.claim_routes import claims_of
from letrado.server.claims import Claim
from letrado.server.event_view import refusal_view, ruling_view
from letrado.server.failures import language_of
from letrado.server.focus import FocusEntry, focus_id
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.server.player_commands import desk_command, monitor_command
from letrado.server.policy import is_official
from letrado.server.room import Outcome, Room
from letrado.server.wire import GameView, RefusalView, RulingView
from letrado.storage.act_log import LoggedAct
from letrado.table import commands as c
from letrado.table.events import AppealMade


class DeskKey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players hand to their arbiter; an official of a club needs none."""

    key: Annotated[str, Meta(max_length=100)] = ""


class DeskKeyView(Struct, frozen=True):
    key: str


class ProposedVerdict(Struct, frozen=True):
    """What the words of the book say of a challenge, word by word."""

    valid: tuple[bool, ...]
    list_name: str


class DeskView(Struct, frozen=True):
    """A game as its arbiter sees it."""

    game: GameView
    proposed: ProposedVerdict | None
    appeal: str  # the arguments of an appeal under way
    focus: tuple[FocusEntry, ...]
    acts: tuple[LoggedAct, ...]
    claims: tuple[Claim, ...] = ()


class DeskAct(Struct, frozen=True, forbid_unknown_fields=True):
    """A command of the desk; a reason is wanted when it differs from what is proposed."""

    command: dict[str, object]
    reason: Annotated[str, Meta(max_length=1000)] = ""
    id: Annotated[str, Meta(max_length=64)] = ""


class DeskAnswer(Struct, frozen=True):
    done: bool
    version: int
    rulings: tuple[RulingView, ...]
    refusal: RefusalView | None


@get("/api/games/{game_id:str}/desk/key", opt={"act": "play"})
async def read_desk_key(game_id: FromPath[str], hub: TheHub) -> DeskKeyView:
    """The key that lets somebody take the desk; players hand it on."""
    return DeskKeyView((await hub.tables.room(game_id)).about.arbiter_key)


@post("/api/games/{game_id:str}/desk/take", opt={"act": "own"}, status_code=200)
async def take_desk(
    game_id: FromPath[str], data: JSONBody[DeskKey], request: Asking, hub: TheHub
) -> DeskView:
    """Sit down at the desk of a game that was agreed to have an arbiter."""
    person, room = person_of(request), await hub.tables.room(game_id)
    async with room.settling:
        about = room.about
        may_sit = is_official(person) if hub.settings.accounts else _key_fits(about, data.key)
        if not about.terms.arbiter or about.side_of(person.id) or not may_sit:
            raise AccessError("not_allowed")
        if about.arbiter not in (None, person.id):
            raise ConflictError("desk_taken")
        await hub.tables.change_about(room, replace(about, arbiter=person.id))
    return await _desk(hub, room, request)


@get("/api/games/{game_id:str}/desk", opt={"act": "judge"})
async def read_desk(game_id: FromPath[str], request: Asking, hub: TheHub) -> DeskView:
    """The case as it stands."""
    return await _desk(hub, await hub.tables.room(game_id), request)


@post("/api/games/{game_id:str}/desk", opt={"act": "judge"}, status_code=200)
async def act_at_desk(
    game_id: FromPath[str], data: JSONBody[DeskAct], request: Asking, hub: TheHub
) -> DeskAnswer:
    """Give a verdict, decide an appeal, enter an incident, correct, penalise."""
    room = await hub.tables.room(game_id)
    return await _acted(hub, room, desk_command(data.command, "arbiter"), data, request)


@post("/api/games/{game_id:str}/monitor", opt={"act": "assist"}, status_code=200)
async def act_as_monitor(
    game_id: FromPath[str], data: JSONBody[DeskAct], request: Asking, hub: TheHub
) -> DeskAnswer:
    """Bring the judges' verdict on a slip, have the clocks stopped, report what was seen."""
    room = await hub.tables.room(game_id)
    return await _acted(hub, room, monitor_command(data.command), data, request)


async def _acted(
    hub: Hub, room: Room, command: c.AnyCommand, data: DeskAct, request: Asking
) -> DeskAnswer:
    """Carry out a command of an official, and log it."""
    proposed = await proposed_verdict(hub, room)
    if isinstance(command, c.GiveVerdict) and proposed is not None:
        differs = all(command.valid) != all(proposed.valid)
        if differs and not data.reason.strip():
            raise InputError("reason_wanted")
    outcome = await room.obey(command, f"desk:{data.id}" if data.id else "")
    if outcome.done and outcome.decision.events:
        await _log(hub, room, person_of(request).id, command, data.reason)
    return _answer(outcome, room, request)


def _key_fits(about: About, key: str) -> bool:
    return about.arbiter_key != "" and compare_digest(key.encode(), about.arbiter_key.encode())


async def _log(hub: Hub, room: Room, person: str, command: c.AnyCommand, reason: str) -> None:
    facts = msgspec.to_builtins(command)
    act = str(facts.pop("command"))
    facts["version"] = room.state.events
    at = time.time_ns() // 1_000_000
    await asyncio.wrap_future(hub.acts.add(room.about.id, person, act, facts, reason.strip(), at))


def _answer(outcome: Outcome, room: Room, request: Asking) -> DeskAnswer:
    language, decision = language_of(request), outcome.decision
    rulings = [r for event in decision.events for r in event.rulings] if outcome.done else []
    refusal = decision.refusal
    return DeskAnswer(
        done=outcome.done,
        version=outcome.version,
        rulings=tuple(
            ruling_view(ruling, language, room.book.id) for ruling in (*rulings, *decision.rulings)
        ),
        refusal=None if refusal is None else refusal_view(refusal, language),
    )


async def _desk(hub: Hub, room: Room, request: Asking) -> DeskView:
    game_id = room.about.id
    acts = await asyncio.to_thread(hub.acts.of_game, game_id)
    focus: list[FocusEntry] = []
    for side in SIDES:
        log = await asyncio.to_thread(hub.focus.get, focus_id(game_id, side))
        focus += log.entries if log else ()
    return DeskView(
        game=room.update("arbiter", language_of(request), None).game,
        proposed=await proposed_verdict(hub, room),
        appeal=_appeal(room),
        focus=tuple(sorted(focus, key=lambda entry: entry.at)),
        acts=tuple(acts),
        claims=(await claims_of(hub, game_id)).claims,
    )


async def proposed_verdict(hub: Hub, room: Room) -> ProposedVerdict | None:
    challenge = room.state.challenge
    if challenge is None:
        return None
    lexicon = await hub.lexicons.lexicon(room.book.id)
    if lexicon is None:
        return None
    valid = tuple(word in lexicon for word in challenge.words)
    return ProposedVerdict(valid, lexicon.list_name)


def _appeal(room: Room) -> str:
    if room.state.phase != "appealed":
        return ""
    made = [one.event for one in room.tail if isinstance(one.event, AppealMade)]
    return made[-1].arguments if made else ""
