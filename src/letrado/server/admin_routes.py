"""The accounts of a club, for its administrators; `letrado user` does the same on the machine."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from letrado.errors import ConflictError, InputError
from letrado.server.access import person_of
from letrado.server.account_routes import AccountView, Password, account_view
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.server.person import Account, OfficeRole
from letrado.server.session_routes import Name
from letrado.server.sign_in import account_id, new_account, with_password

Roles = Annotated[tuple[OfficeRole, ...], Meta(min_length=1, max_length=5)]


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody new, with a first password to hand over."""

    name: Name
    password: Password
    roles: Roles = ("player",)


class AccountChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is given is changed."""

    roles: Roles
    password: Password | None = None
    forget_second_factor: bool = False


@get("/api/accounts", opt={"act": "administer"})
async def read_accounts(hub: TheHub) -> list[AccountView]:
    """All accounts, by name."""
    found = (await asyncio.to_thread(hub.accounts.all)).values()
    return [account_view(account) for account in sorted(found, key=lambda one: one.id)]


@post("/api/accounts", opt={"act": "administer"}, status_code=200)
async def add_account(data: JSONBody[NewAccount], request: Asking, hub: TheHub) -> AccountView:
    """Make an account."""
    if await asyncio.to_thread(hub.accounts.get, account_id(data.name)) is not None:
        raise ConflictError("account_exists", name=data.name.strip())
    made = await asyncio.to_thread(new_account, data.name, data.password, data.roles, _now())
    await asyncio.wrap_future(hub.accounts.add(made.id, made.id, made))
    await _log(hub, request, "add_account", made)
    return account_view(made)


@post("/api/accounts/{account:str}", opt={"act": "administer"}, status_code=200)
async def change_account(
    account: FromPath[str], data: JSONBody[AccountChange], request: Asking, hub: TheHub
) -> AccountView:
    """Give roles, another password, or no second factor; its sessions end."""
    found = await _found(hub, account)
    own = found.id == person_of(request).id
    if own and "administrator" not in data.roles:
        raise ConflictError("own_office")
    changed = replace(found, roles=data.roles)
    if data.password:
        changed = await asyncio.to_thread(with_password, changed, data.password)
    if data.forget_second_factor:
        changed = replace(changed, totp="", totp_used=0)
    await asyncio.wrap_future(hub.accounts.put(found.id, found.id, changed))
    await hub.sessions.end_all_of(found.id, but=_own_token(request, hub) if own else "")
    await _log(hub, request, "change_account", changed)
    return account_view(changed)


@delete("/api/accounts/{account:str}", opt={"act": "administer"}, status_code=200)
async def remove_account(account: FromPath[str], request: Asking, hub: TheHub) -> AccountView:
    """Take an account away; its owner's own data are deleted by its owner."""
    found = await _found(hub, account)
    if found.id == person_of(request).id:
        raise ConflictError("own_office")
    await asyncio.wrap_future(hub.accounts.delete(found.id))
    await hub.sessions.end_all_of(found.id)
    await _log(hub, request, "remove_account", found)
    return account_view(found)


async def _found(hub: Hub, account: str) -> Account:
    found = await asyncio.to_thread(hub.accounts.get, account)
    if found is None:
        raise InputError("unknown_user", text=account)
    return found


async def _log(hub: Hub, request: Asking, act: str, account: Account) -> None:
    """Administrators are officials: what they do is in the chain of acts, under no game."""
    facts = {"account": account.id, "roles": list(account.roles)}
    person = person_of(request).id
    await asyncio.wrap_future(hub.acts.add("", person, act, facts, "", _now()))


def _own_token(request: Asking, hub: Hub) -> str:
    return request.cookies[hub.settings.cookie]


def _now() -> int:
    return time.time_ns() // 1_000_000
