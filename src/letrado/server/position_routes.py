"""Positions studied while somebody looks on: line by line, until it is done or nobody reads."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from letrado.server.access import person_of
from letrado.server.failures import language_of
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.server.position_study import Study, Weighing, study_position, weigh
from letrado.server.study_routes import lexicon_of

LONGEST = 60.0  # seconds that a study may take
Cgp = Annotated[str, Meta(min_length=1, max_length=4000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=60)]


class StudyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in CGP, and how long it may be studied."""

    rulebook: str
    cgp: Cgp
    seconds: Annotated[float, Meta(ge=0.1, le=LONGEST)] = 15.0


class WeighingAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Two moves of a position, as they are typed; without the other, against the best."""

    rulebook: str
    cgp: Cgp
    move: MoveText
    other: MoveText | None = None


@post("/api/analysis/live", opt={"act": "study"}, status_code=200)
async def study_live(data: JSONBody[StudyAsked], request: Asking, hub: TheHub) -> Stream:
    """What a study knows, a line of JSON each time; what cannot be studied is told at once."""
    await lexicon_of(hub, data.rulebook)
    person = person_of(request).id
    views = hub.laboratory.study(person, study_position, data.rulebook, data.cgp, data.seconds)
    first = await anext(views)
    return Stream(_lines(first, views, hub, person), media_type="application/x-ndjson")


@post("/api/analysis/compare", opt={"act": "study"}, status_code=200)
async def compare_moves(data: JSONBody[WeighingAsked], request: Asking, hub: TheHub) -> Weighing:
    """Why one move is better than another."""
    await lexicon_of(hub, data.rulebook)
    moves = data.move, data.other
    views = hub.laboratory.study(
        person_of(request).id, weigh, data.rulebook, data.cgp, moves, language_of(request)
    )
    return await anext(views)


async def _lines(
    first: Study, views: AsyncIterator[Study], hub: Hub, person: str
) -> AsyncIterator[bytes]:
    """Nobody goes on studying who has sat down to play."""
    yield _line(first)
    async for view in views:
        if hub.tables.is_playing(person):
            return
        yield _line(view)


def _line(view: Study) -> bytes:
    return msgspec.json.encode(view) + b"\n"
