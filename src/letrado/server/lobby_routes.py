"""Games proposed and accepted: to all, by a link, or against a machine."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Literal, TypeAlias

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from letrado.errors import AccessError, ConflictError, InputError
from letrado.game.bag import Seed
from letrado.messages.catalogue import Language
from letrado.players.players import names_of, opponents
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rules.side import Side
from letrado.server.about import Seat, Terms
from letrado.server.access import person_of
from letrado.server.failures import language_of
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.server.matches import first_in_match
from letrado.server.new_game import NewGame, check_terms, fresh_secret
from letrado.server.person import Person
from letrado.server.seeks import BEING_MADE, Seek, SeekView, seek_view
from letrado.storage.lexicons import has_words

MOST_GAMES, MOST_DAYS, LONGEST_DELAY = 15, 30, 600
SeedWord = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")]
Opponent: TypeAlias = Literal["machine", "anyone", "link"]


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play. `seed_word` goes into the draw of the tiles."""

    terms: Terms
    opponent: Opponent
    machine: str = "letrado"
    seed_word: SeedWord = ""
    side: Side | None = None  # None: whoever proposes is named first


class Proposed(Struct, frozen=True):
    """The game, when it can begin at once; else the proposal to wait for."""

    game: str | None
    seek: SeekView | None


class Acceptance(Struct, frozen=True, forbid_unknown_fields=True):
    seed_word: SeedWord = ""


class Entered(Struct, frozen=True):
    """The game that one has entered."""

    game: str


class MachineView(Struct, frozen=True):
    """A machine that one may play against, and under which rulebooks it knows the words."""

    id: str
    names: dict[Language, str]
    rulebooks: tuple[str, ...]


@get("/api/machines", opt={"act": "read"})
async def read_machines() -> list[MachineView]:
    """Who sits down besides people."""
    known = tuple(book for book in rulebook_ids() if has_words(load_rulebook(book)))
    return [MachineView(name, names_of(name), known) for name in opponents()]


@get("/api/seeks", opt={"act": "propose"})
async def read_seeks(request: Asking, hub: TheHub) -> list[SeekView]:
    """Open proposals, and one's own."""
    person = person_of(request).id
    seeks = (await asyncio.to_thread(hub.seeks.all)).values()
    waiting = [seek for seek in seeks if seek.game is None and (seek.open or seek.person == person)]
    return [seek_view(seek, person) for seek in sorted(waiting, key=lambda s: s.created_at)]


@post("/api/seeks", opt={"act": "propose"})
async def propose(data: JSONBody[Proposal], request: Asking, hub: TheHub) -> Proposed:
    """Propose a game; against a machine it is made at once."""
    person = person_of(request)
    if hub.settings.others_come:
        hub.limits.take("create", person.id)
    _check_figures(data.terms)
    check_terms(data.terms, language_of(request))
    secret = fresh_secret()
    if data.opponent == "machine":
        if data.machine not in opponents():
            raise InputError("unknown_player", text=data.machine, known=", ".join(opponents()))
        if await hub.lexicons.lexicon(data.terms.rulebook) is None:
            raise InputError("machine_lacks_words", rulebook=data.terms.rulebook)
        rival = Seat("", names_of(data.machine)[language_of(request)], machine=data.machine)
        seats = _seats(person, rival, data.side)
        new = _new_game(data.terms, seats, secret, data.seed_word)
        game = (await hub.tables.create(new, language_of(request))).about.id
        return Proposed(game, None)
    seek = Seek(
        id=secrets.token_urlsafe(9),
        person=person.id,
        name=person.name,
        terms=data.terms,
        open=data.opponent == "anyone",
        secret=secret,
        commitment=Seed(bytes.fromhex(secret)).commitment(),
        seed_word=data.seed_word,
        created_at=time.time_ns() // 1_000_000,
    )
    await asyncio.wrap_future(hub.seeks.add(seek.id, person.id, seek))
    return Proposed(None, seek_view(seek, person.id))


@get("/api/seeks/{seek_id:str}", opt={"act": "propose"})
async def read_seek(seek_id: FromPath[str], request: Asking, hub: TheHub) -> SeekView:
    """A proposal by its link."""
    return seek_view(await _seek(hub, seek_id), person_of(request).id)


@post("/api/seeks/{seek_id:str}/accept", opt={"act": "propose"})
async def accept(
    seek_id: FromPath[str], data: JSONBody[Acceptance], request: Asking, hub: TheHub
) -> Entered:
    """Sit down opposite. Of two who accept at the same time, one does."""
    person = person_of(request)
    seek = await _seek(hub, seek_id)
    if seek.person == person.id:
        raise InputError("own_proposal")
    if seek.game is not None:
        raise ConflictError("proposal_taken")

    def take(kept: Seek) -> Seek:
        if kept.game is not None:
            raise ConflictError("proposal_taken")
        return replace(kept, game=BEING_MADE)

    await asyncio.wrap_future(hub.seeks.change(seek_id, take))
    seats: dict[Side, Seat] = {
        "A": Seat(seek.person, seek.name),
        "B": Seat(person.id, _other_name(person.name, seek.name)),
    }
    words = f"{seek.seed_word} {data.seed_word}".strip()
    try:
        new = _new_game(seek.terms, seats, seek.secret, words)
        game = (await hub.tables.create(new, language_of(request))).about.id
    except BaseException:  # whatever it was, the proposal is as it was before, then it is told
        back = hub.seeks.change(seek_id, lambda kept: replace(kept, game=None))
        await asyncio.shield(asyncio.wrap_future(back))
        raise
    await asyncio.wrap_future(hub.seeks.change(seek_id, lambda kept: replace(kept, game=game)))
    return Entered(game)


@delete("/api/seeks/{seek_id:str}", opt={"act": "propose"}, status_code=200)
async def withdraw(seek_id: FromPath[str], request: Asking, hub: TheHub) -> SeekView:
    """Take back one's own proposal."""
    seek = await _seek(hub, seek_id)
    if seek.person != person_of(request).id:
        raise AccessError("not_allowed")
    await asyncio.wrap_future(hub.seeks.delete(seek_id))
    return seek_view(seek, seek.person)


async def _seek(hub: Hub, seek_id: str) -> Seek:
    seek = await asyncio.to_thread(hub.seeks.get, seek_id)
    if seek is None:
        raise InputError("unknown_seek")
    return seek


def _new_game(terms: Terms, seats: dict[Side, Seat], secret: str, seed_word: str) -> NewGame:
    names = tuple(seat.name for seat in seats.values())
    words = (*names, seed_word) if seed_word else names
    return NewGame(terms, seats, secret, words, match=first_in_match(terms))


def _seats(person: Person, rival: Seat, side: Side | None) -> dict[Side, Seat]:
    own = Seat(person.id, person.name)
    if side == "B":
        return {"A": rival, "B": own}
    return {"A": own, "B": rival}


def _other_name(name: str, taken: str) -> str:
    """Two players of one name are told apart."""
    return f"{name} 2" if name == taken else name


def _check_figures(terms: Terms) -> None:
    """Figures that make sense; what the book says of the rest is another question."""
    load_rulebook(terms.rulebook)
    clock = terms.clock
    minutes = [clock.minutes_each, clock.game_limit_minutes]
    within = {
        "games": 1 <= terms.games <= MOST_GAMES,
        "days_per_move": terms.days_per_move is None or 1 <= terms.days_per_move <= MOST_DAYS,
        "spectator_delay": 0 <= terms.spectator_delay <= LONGEST_DELAY,
        "minutes": all(each is None or 1 <= each <= 600 for each in minutes),
        "acceptance_seconds": terms.acceptance_seconds is None
        or 1 <= terms.acceptance_seconds <= 3600,
    }
    wrong = [name for name, good in within.items() if not good]
    if wrong:
        raise InputError("terms_out_of_range", problem=", ".join(wrong))
