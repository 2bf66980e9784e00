"""One's own account: the second factor, the password, all one's data, and their deletion."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from letrado.errors import AccessError, InputError
from letrado.rules.side import Side
from letrado.server.about import About
from letrado.server.access import person_of
from letrado.server.claims import Claim
from letrado.server.focus import FocusEntry, focus_id
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.server.person import Account, OfficeRole
from letrado.server.seeks import Seek
from letrado.server.sessions import session_id_of
from letrado.server.sign_in import (
    fresh_totp_secret,
    password_fits,
    shown_step,
    totp_url,
    with_password,
)
from letrado.server.tables import deleted_person

Password = Annotated[str, Meta(max_length=200)]


class AccountView(Struct, frozen=True):
    """An account without its secrets."""

    id: str
    name: str
    roles: tuple[OfficeRole, ...]
    second_factor: bool
    created_at: int


class SessionLine(Struct, frozen=True):
    """One place where a person is signed in."""

    id: str
    device: str  # what the browser calls itself
    begun_at: int
    expires_at: int
    sure: bool  # the second factor was shown
    own: bool  # the one that asks


class Export(Struct, frozen=True):
    """Everything that is kept of a person."""

    account: AccountView | None
    games: tuple[About, ...]
    proposals: tuple[Seek, ...]
    notes: dict[str, str]
    claims: dict[str, tuple[Claim, ...]] = {}  # by game
    focus: dict[str, tuple[FocusEntry, ...]] = {}  # when one's page was not in front, by game
    sessions: tuple[SessionLine, ...] = ()


class SessionsToEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """One session by its id; without an id, all but the one that asks."""

    id: Annotated[str, Meta(max_length=64)] | None = None


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class TotpBegin(Struct, frozen=True):
    secret: str
    url: str


class TotpConfirm(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(max_length=64, pattern=r"^[A-Z2-7]{32}$")]
    code: Annotated[str, Meta(max_length=10)]
    password: Password


class Deletion(Struct, frozen=True, forbid_unknown_fields=True):
    """The password again; a guest has none."""

    password: Password = ""


class Deleted(Struct, frozen=True):
    games: int  # in which the name was replaced


@get("/api/account", opt={"act": "own"})
async def read_account(request: Asking, hub: TheHub) -> AccountView:
    """One's own account; a guest has none."""
    account = await asyncio.to_thread(hub.accounts.get, person_of(request).id)
    if account is None:
        raise AccessError("no_account")
    return account_view(account)


@get("/api/account/sessions", opt={"act": "own"})
async def read_sessions(request: Asking, hub: TheHub) -> list[SessionLine]:
    """Where one is signed in, the newest first."""
    return await _sessions(request, hub)


@post("/api/account/sessions/end", opt={"act": "own"}, status_code=200)
async def end_sessions(
    data: JSONBody[SessionsToEnd], request: Asking, hub: TheHub
) -> list[SessionLine]:
    """End one of one's sessions, or all but this one; those that stay."""
    person = person_of(request).id
    if data.id is None:
        await hub.sessions.end_all_of(person, but=request.cookies[hub.settings.cookie])
    else:
        await hub.sessions.end_one_of(person, data.id)
    return await _sessions(request, hub)


@get("/api/account/export", opt={"act": "own"})
async def export(request: Asking, hub: TheHub) -> Export:
    """One's data, all of it."""
    person = person_of(request).id
    account = await asyncio.to_thread(hub.accounts.get, person)
    pads = await asyncio.to_thread(hub.pads.owned_by, person)
    seeks = await asyncio.to_thread(hub.seeks.owned_by, person)
    games = await asyncio.to_thread(hub.tables.stored_games_of, person)
    seats = {game.id: side for game in games if (side := game.side_of(person)) is not None}
    claims, focus = await asyncio.to_thread(_kept_at, hub, seats)
    return Export(
        None if account is None else account_view(account),
        tuple(replace(game, arbiter_key="") for game in games),
        tuple(replace(seek, secret="") for seek in seeks.values()),
        {name: pad.text for name, pad in pads.items()},
        claims,
        focus,
        tuple(await _sessions(request, hub)),
    )


def _kept_at(
    hub: Hub, seats: dict[str, Side]
) -> tuple[dict[str, tuple[Claim, ...]], dict[str, tuple[FocusEntry, ...]]]:
    """What a player claimed, and the log of lost focus, at each game."""
    claims, focus = {}, {}
    for game, side in seats.items():
        book, log = hub.claims.get(game), hub.focus.get(focus_id(game, side))
        if book is not None:
            claims[game] = tuple(claim for claim in book.claims if claim.side == side)
        if log is not None:
            focus[game] = log.entries
    return claims, focus


@post("/api/account/password", opt={"act": "own"}, status_code=200)
async def change_password(
    data: JSONBody[PasswordChange], request: Asking, hub: TheHub
) -> AccountView:
    """Another password; every other session ends."""
    account = await _own(request, hub, data.old)
    changed = await asyncio.to_thread(with_password, account, data.new)
    await asyncio.wrap_future(
        hub.accounts.change(account.id, lambda kept: replace(kept, password=changed.password))
    )
    await hub.sessions.end_all_of(account.id, but=request.cookies[hub.settings.cookie])
    return account_view(changed)


@post("/api/account/totp", opt={"act": "own"}, status_code=200)
async def begin_totp(request: Asking, hub: TheHub) -> TotpBegin:
    """A secret for an authenticator; it counts once a code of it has been shown."""
    account = await asyncio.to_thread(hub.accounts.get, person_of(request).id)
    if account is None:
        raise AccessError("not_allowed")
    secret = fresh_totp_secret()
    return TotpBegin(secret, totp_url(account, secret))


@post("/api/account/totp/confirm", opt={"act": "own"}, status_code=200)
async def confirm_totp(data: JSONBody[TotpConfirm], request: Asking, hub: TheHub) -> AccountView:
    """From now on signing in takes a code."""
    account = await _own(request, hub, data.password)
    step = shown_step(data.secret, data.code, time.time())
    if step is None:
        raise InputError("wrong_code")
    changed = replace(account, totp=data.secret, totp_used=step)
    await asyncio.wrap_future(hub.accounts.put(account.id, account.id, changed))
    await hub.sessions.end_all_of(account.id)
    return account_view(changed)


@post("/api/account/delete", opt={"act": "own"}, status_code=200)
async def delete_account(data: JSONBody[Deletion], request: Asking, hub: TheHub) -> Deleted:
    """Take oneself out: account, sessions, notes, proposals, and the link to one's games."""
    person = person_of(request)
    if not person.guest:
        await _own(request, hub, data.password)
    if hub.tables.is_playing(person.id):
        raise AccessError("not_while_playing")
    games = await asyncio.to_thread(hub.tables.stored_games_of, person.id)
    for about in games:
        room = await hub.tables.room(about.id)
        async with room.settling:
            await hub.tables.change_about(room, deleted_person(room.about, person.id))
    for store in (hub.pads, hub.seeks):
        await asyncio.wrap_future(store.delete_owned_by(person.id))
    await asyncio.wrap_future(hub.accounts.delete(person.id))
    await hub.sessions.end_all_of(person.id)
    return Deleted(len(games))


async def _sessions(request: Asking, hub: Hub) -> list[SessionLine]:
    own = session_id_of(request.cookies[hub.settings.cookie])
    found = await hub.sessions.of_person(person_of(request).id)
    lines = [
        SessionLine(key, one.device, one.begun_at, one.expires_at, one.sure, key == own)
        for key, one in found.items()
    ]
    return sorted(lines, key=lambda line: line.begun_at, reverse=True)


async def _own(request: Asking, hub: Hub, password: str) -> Account:
    """The account of who asks, whose password was given once more."""
    person = person_of(request)
    hub.limits.take("sign_in", person.id)
    account = await asyncio.to_thread(hub.accounts.get, person.id)
    if not await asyncio.to_thread(password_fits, account, password) or account is None:
        raise AccessError("sign_in_failed")
    return account


def account_view(account: Account) -> AccountView:
    """An account as its owner and the administrators see it."""
    return AccountView(
        account.id, account.name, account.roles, bool(account.totp), account.created_at
    )
