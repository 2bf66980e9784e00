"""Claims: a player calls the arbiter in writing, the arbiter answers, and the clocks go on."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from letrado.errors import ConflictError
from letrado.server.access import person_of
from letrado.server.claims import Claim, ClaimBook
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.table import commands as c
from letrado.table.state import BEFORE_PLAY

LONGEST_CLAIM = 1000
Written = Annotated[str, Meta(min_length=1, max_length=LONGEST_CLAIM, pattern=r"\S")]


class ClaimText(Struct, frozen=True, forbid_unknown_fields=True):
    """What the player claims, in the player's own words."""

    text: Written


class ClaimAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The arbiter's answer; what follows from it for the game is entered at the desk."""

    answer: Written
    upheld: bool


@get("/api/games/{game_id:str}/claims", opt={"act": "play"})
async def read_claims(game_id: FromPath[str], hub: TheHub) -> list[Claim]:
    """The claims of both players, with their answers."""
    return list((await claims_of(hub, game_id)).claims)


@post("/api/games/{game_id:str}/claims", opt={"act": "play"}, status_code=200)
async def make_claim(
    game_id: FromPath[str], data: JSONBody[ClaimText], request: Asking, hub: TheHub
) -> list[Claim]:
    """Call the arbiter; clocks that the book stops for that are stopped."""
    room = await hub.tables.room(game_id)
    side = room.about.side_of(person_of(request).id)
    assert side is not None  # the policy has seen to it
    if not room.about.terms.arbiter:
        raise ConflictError("no_arbiter_agreed")
    if room.state.phase in BEFORE_PLAY or room.state.phase == "closed":
        raise ConflictError("nothing_to_claim")
    text, at = data.text.strip(), room.now()
    book = await asyncio.wrap_future(
        hub.claims.go_on(game_id, ClaimBook(), lambda kept: kept.with_claim(side, text, at))
    )
    await room.obey(c.StopClocks(by=side, stop="referee_called"))
    return list(book.claims)


@post("/api/games/{game_id:str}/desk/claims/{number:int}", opt={"act": "judge"}, status_code=200)
async def answer_claim(
    game_id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[ClaimAnswer],
    request: Asking,
    hub: TheHub,
) -> list[Claim]:
    """Answer a claim, once; the clocks that stood still for it go on."""
    room, person = await hub.tables.room(game_id), person_of(request)
    answer, at = data.answer.strip(), room.now()
    book = await asyncio.wrap_future(
        hub.claims.go_on(
            game_id,
            ClaimBook(),
            lambda kept: kept.with_answer(number, answer, at, upheld=data.upheld),
        )
    )
    facts = {"claim": number, "upheld": data.upheld}
    wall = time.time_ns() // 1_000_000
    await asyncio.wrap_future(hub.acts.add(game_id, person.id, "answer_claim", facts, answer, wall))
    if not book.open() and "referee_called" in room.state.clocks.stops:
        await room.obey(c.ResumeClocks(by="arbiter"))
    return list(book.claims)


async def claims_of(hub: Hub, game_id: str) -> ClaimBook:
    return await asyncio.to_thread(hub.claims.get, game_id) or ClaimBook()
