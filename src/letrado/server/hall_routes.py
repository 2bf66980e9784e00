"""The hall: every table that has officials, for those who go round, and what waits for them."""

from __future__ import annotations

import asyncio
from typing import Literal, TypeAlias

from litestar import get
from msgspec import Struct

from letrado.rules.side import SIDES, Side
from letrado.server.access import person_of
from letrado.server.claims import Claim, ClaimBook
from letrado.server.desk_routes import ProposedVerdict, proposed_verdict
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.server.room import Room
from letrado.server.wire import ChallengeView
from letrado.table.state import AFTER_PLAY, Phase

CaseKind: TypeAlias = Literal["challenge", "appeal", "claim", "surplus"]


class HallTable(Struct, frozen=True):
    """A table as those see it who go round: no board, no racks, no scores."""

    game: str
    rulebook: str
    names: tuple[str, str]
    phase: Phase
    present: tuple[Side, ...]
    away: tuple[Side, ...]
    cases: tuple[CaseKind, ...]  # what waits for an official
    slip: ChallengeView | None  # the words to be judged
    proposed: ProposedVerdict | None
    claims: tuple[Claim, ...]  # those without an answer
    since: int  # milliseconds that the table has waited
    desk: Literal["free", "own", "taken"]


@get("/api/hall", opt={"act": "oversee"})
async def read_hall(request: Asking, hub: TheHub) -> list[HallTable]:
    """Tables that have officials: who has waited longest comes first."""
    person = person_of(request).id
    rooms = [room for room in hub.tables.rooms() if _belongs(room, person)]
    claims = await asyncio.to_thread(hub.claims.all)
    tables = [
        await _table(hub, room, claims.get(room.about.id, ClaimBook()), person) for room in rooms
    ]
    return sorted(tables, key=lambda table: (not table.cases, -table.since, table.game))


def _belongs(room: Room, person: str) -> bool:
    """Does the table go on with officials? One's own would tell what is proposed."""
    about, state = room.about, room.state
    goes_on = state.setup is not None and state.phase not in AFTER_PLAY
    return about.terms.arbiter and goes_on and about.side_of(person) is None


async def _table(hub: Hub, room: Room, book: ClaimBook, person: str) -> HallTable:
    about, state = room.about, room.state
    desk: Literal["free", "own", "taken"] = "free" if about.arbiter is None else "taken"
    challenge = state.challenge
    return HallTable(
        game=about.id,
        rulebook=about.terms.rulebook,
        names=(about.seats["A"].name, about.seats["B"].name),
        phase=state.phase,
        present=tuple(side for side in SIDES if side in room.present),
        away=tuple(side for side in SIDES if side in state.away),
        cases=_cases(room, book),
        slip=None if challenge is None else ChallengeView(challenge.words, challenge.places, ()),
        proposed=await proposed_verdict(hub, room),
        claims=book.open(),
        since=max(0, room.now() - state.latest),
        desk="own" if about.arbiter == person else desk,
    )


def _cases(room: Room, book: ClaimBook) -> tuple[CaseKind, ...]:
    waiting: dict[CaseKind, bool] = {
        "challenge": room.state.phase == "challenged",
        "appeal": room.state.phase == "appealed",
        "surplus": room.state.phase == "surplus",
        "claim": bool(book.open()),
    }
    return tuple(kind for kind, waits in waiting.items() if waits)
