"""Games: which there are, one of them, its journal and draw, what follows it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from letrado.errors import ConflictError
from letrado.game.draw_record import Check, DrawRecord, check_draws
from letrado.rules.side import SIDES, Side, other
from letrado.server.about import Seat
from letrado.server.access import person_of
from letrado.server.event_view import event_view
from letrado.server.failures import language_of
from letrado.server.given import Asking, TheHub
from letrado.server.live import role_at
from letrado.server.lobby_routes import Entered
from letrado.server.matches import next_in_match
from letrado.server.new_game import NewGame, fresh_secret
from letrado.server.pads import LONGEST_PAD, Pad, pad_id
from letrado.server.person import Person
from letrado.server.room import Room, side_of
from letrado.server.tables import about_of, journal_of
from letrado.server.wire import EventView, GameView
from letrado.table import commands as c
from letrado.table.apply import apply
from letrado.table.draws import draw_record
from letrado.table.journal import written
from letrado.table.state import AFTER_PLAY, Phase, State

CLAIM_MINUTES = 3
MOST_PAST = 100


class GameLine(Struct, frozen=True):
    """A game in a list."""

    id: str
    rulebook: str
    names: tuple[str, str]
    scores: tuple[int, int]
    phase: Phase
    own: bool
    my_turn: bool
    days_per_move: int | None


class GamesView(Struct, frozen=True):
    """One's own games that go on, and those that may be watched."""

    own: tuple[GameLine, ...]
    others: tuple[GameLine, ...]


class PastGame(Struct, frozen=True):
    """A game that is over, in a list."""

    id: str
    rulebook: str
    names: tuple[str, str]
    ended_at: int  # milliseconds since 1970
    days_per_move: int | None


class PadText(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LONGEST_PAD)]


class Rematch(Struct, frozen=True):
    """The new game, once both want it."""

    game: str | None
    asked: tuple[Side, ...]


class DrawView(Struct, frozen=True):
    """Everything to check the draw of a game that is over, and the outcome."""

    record: DrawRecord
    check: Check


@get("/api/games", opt={"act": "propose"})
async def read_games(request: Asking, hub: TheHub) -> GamesView:
    """Games that go on, the latest first."""
    person = person_of(request)
    rooms = sorted(hub.tables.rooms(), key=lambda room: -room.about.created_at)
    lines = [_line(room, person) for room in rooms if room.state.setup is not None]
    seen = {room.about.id for room in rooms if room.about.terms.spectators}
    live = [line for line in lines if line.phase not in AFTER_PLAY]
    return GamesView(
        tuple(line for line in lines if line.own and line.phase != "closed"),
        tuple(line for line in live if not line.own and line.id in seen)[:50],
    )


@get("/api/games/past", opt={"act": "own"})
async def read_past_games(request: Asking, hub: TheHub) -> list[PastGame]:
    """One's last games that are over, to look at them again."""
    person = person_of(request).id
    stored = await asyncio.to_thread(hub.tables.past_games_of, person, MOST_PAST)
    lines = []
    for game in stored:
        about = about_of(game)
        names = about.seats["A"].name, about.seats["B"].name
        terms = about.terms
        lines.append(
            PastGame(about.id, terms.rulebook, names, game.changed_at, terms.days_per_move)
        )
    return lines


@get("/api/games/{game_id:str}", opt={"act": "see"})
async def read_game(game_id: FromPath[str], request: Asking, hub: TheHub) -> GameView:
    """The game as the person may see it; live play is by the socket."""
    room = await hub.tables.room(game_id)
    role = role_at(room, person_of(request))
    return room.update(role, language_of(request), None).game


@get("/api/games/{game_id:str}/events", opt={"act": "review"})
async def read_events(game_id: FromPath[str], request: Asking, hub: TheHub) -> list[EventView]:
    """Everything that happened in a game that is over, in words."""
    events = await asyncio.to_thread(journal_of, hub.games, game_id)
    language, state, told = language_of(request), State(), []
    for number, event in enumerate(events, start=1):
        told.append(event_view(event, state, number, language))
        state = apply(state, event)
    return told


@get("/api/games/{game_id:str}/journal", opt={"act": "review"}, media_type="application/jsonl")
async def read_journal(game_id: FromPath[str], hub: TheHub) -> Response[bytes]:
    """The journal of a game that is over, as `letrado replay` reads it."""
    events = await asyncio.to_thread(journal_of, hub.games, game_id)
    name = f'attachment; filename="letrado-{game_id}.jsonl"'
    return Response(
        written(events),
        media_type="application/jsonl",
        headers={"content-disposition": name},
    )


@get("/api/games/{game_id:str}/draw", opt={"act": "review"})
async def read_draw(game_id: FromPath[str], hub: TheHub) -> DrawView:
    """The draw of a game that is over, checked against its seed."""
    room = await hub.tables.room(game_id)
    events = await asyncio.to_thread(journal_of, hub.games, game_id)
    record = draw_record(room.state.game, events)
    return DrawView(record, check_draws(record))


@get("/api/games/{game_id:str}/pad", opt={"act": "play"})
async def read_pad(game_id: FromPath[str], request: Asking, hub: TheHub) -> PadText:
    """One's own note pad; it starts empty."""
    side = _side(await hub.tables.room(game_id), request)
    pad = await asyncio.to_thread(hub.pads.get, pad_id(game_id, side))
    return PadText(pad.text if pad else "")


@put("/api/games/{game_id:str}/pad", opt={"act": "play"})
async def write_pad(
    game_id: FromPath[str], data: JSONBody[PadText], request: Asking, hub: TheHub
) -> PadText:
    """Write on one's own note pad."""
    person = person_of(request)
    side = _side(await hub.tables.room(game_id), request)
    await asyncio.wrap_future(hub.pads.put(pad_id(game_id, side), person.id, Pad(data.text)))
    return data


@post("/api/games/{game_id:str}/rematch", opt={"act": "play"}, status_code=200)
async def ask_rematch(game_id: FromPath[str], request: Asking, hub: TheHub) -> Rematch:
    """Ask for another game, or the next of the match; it is made when both have asked."""
    room = await hub.tables.room(game_id)
    if room.state.phase not in AFTER_PLAY:
        raise ConflictError("game_goes_on")
    async with room.settling:
        about = room.about
        if about.rematch is None:
            machines = [side for side in SIDES if about.seats[side].machine]
            asked = {*about.rematch_asked, *machines, _side(room, request)}
            about = replace(about, rematch_asked=tuple(side for side in SIDES if side in asked))
            if len(asked) == 2:
                following = await hub.tables.create(_next_game(room), language_of(request))
                about = replace(about, rematch=following.about.id)
            await hub.tables.change_about(room, about)
    return Rematch(about.rematch, about.rematch_asked)


@post("/api/games/{game_id:str}/claim", opt={"act": "play"}, status_code=200)
async def claim(game_id: FromPath[str], request: Asking, hub: TheHub) -> Entered:
    """Claim a game that the opponent has abandoned: gone, and to move, for some minutes."""
    room = await hub.tables.room(game_id)
    rival = other(_side(room, request))
    waited = room.now() - max(room.state.latest, room.left_at.get(rival, 0))
    gone = rival not in room.present and room.obliged() == rival
    if not gone or waited < CLAIM_MINUTES * 60_000:
        raise ConflictError("not_abandoned", minutes=CLAIM_MINUTES)
    await room.obey(c.Resign(by=rival))
    return Entered(game_id)


def _next_game(room: Room) -> NewGame:
    """The next game of the same players: the other one is named first and starts."""
    about = room.about
    seats: dict[Side, Seat] = {side: about.seats[other(side)] for side in SIDES}
    first = room.state.turns[0].side if room.state.turns else room.state.on_turn
    return NewGame(
        terms=about.terms,
        seats=seats,
        secret=fresh_secret(),
        seed_words=tuple(seat.name for seat in seats.values()),
        arbiter=about.arbiter,
        match=next_in_match(about, room.state),
        previous_starter=other(first),
    )


def _side(room: Room, request: Asking) -> Side:
    side = room.about.side_of(person_of(request).id)
    assert side is not None  # the policy has seen to it
    return side


def _line(room: Room, person: Person) -> GameLine:
    role = role_at(room, person)
    about, state, side = room.about, room.visible_to(role), side_of(role)
    return GameLine(
        id=about.id,
        rulebook=about.terms.rulebook,
        names=(about.seats["A"].name, about.seats["B"].name),
        scores=(state.score("A"), state.score("B")),
        phase=state.phase,
        own=role != "spectator",
        my_turn=side is not None and room.obliged() == side,
        days_per_move=about.terms.days_per_move,
    )
