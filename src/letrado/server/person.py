"""Who is asking."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

OfficeRole: TypeAlias = Literal["player", "monitor", "arbiter", "director", "administrator"]


class Person(Struct, frozen=True):
    """Somebody with a session; `sure` once a second factor has been shown."""

    id: str
    name: str
    roles: tuple[OfficeRole, ...] = ("player",)
    guest: bool = True
    sure: bool = False


class Account(Struct, frozen=True):
    """What is kept of a person of a club. The password only as its argon2id hash."""

    id: str
    name: str
    password: str
    roles: tuple[OfficeRole, ...] = ("player",)
    totp: str = ""  # secret of the second factor, base 32
    totp_used: int = 0  # the last time step shown: no code is taken twice
    created_at: int = 0


class Session(Struct, frozen=True):
    """A session of the server; only the hash of its token is kept."""

    person: str
    name: str
    guest: bool
    csrf: str
    expires_at: int
    sure: bool = False
    begun_at: int = 0  # milliseconds since 1970
    device: str = ""  # what the browser calls itself
