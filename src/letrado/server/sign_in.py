"""Accounts: passwords with argon2id, the second factor by time (RFC 6238)."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import struct
import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from letrado.errors import AccessError, InputError
from letrado.server.person import Account, OfficeRole
from letrado.storage.document_store import DocumentStore

SHORTEST_PASSWORD = 10
STEP_SECONDS = 30
DIGITS = 6
_hasher = PasswordHasher()  # argon2id with the library's current parameters
# Checked when nobody has the name, so that the answer takes as long as for somebody.
_NOBODY = _hasher.hash(secrets.token_urlsafe(12))


def account_id(name: str) -> str:
    return name.strip().casefold()


def new_account(
    name: str, password: str, roles: tuple[OfficeRole, ...], created_at: int
) -> Account:
    if len(password) < SHORTEST_PASSWORD:
        raise InputError("password_too_short", least=SHORTEST_PASSWORD)
    return Account(account_id(name), name.strip(), _hasher.hash(password), roles, "", 0, created_at)


def with_password(account: Account, password: str) -> Account:
    if len(password) < SHORTEST_PASSWORD:
        raise InputError("password_too_short", least=SHORTEST_PASSWORD)
    return replace(account, password=_hasher.hash(password))


def password_fits(account: Account | None, password: str) -> bool:
    try:
        _hasher.verify(account.password if account else _NOBODY, password)
    except (VerificationError, InvalidHashError):
        return False
    return account is not None


async def signed_in(
    accounts: DocumentStore[Account], name: str, password: str, code: str
) -> tuple[Account, bool]:
    """The account, and whether its second factor was shown; AccessError says no more than no."""
    account = await asyncio.to_thread(accounts.get, account_id(name))
    fits = await asyncio.to_thread(password_fits, account, password)
    if account is None or not fits:
        raise AccessError("sign_in_failed")
    if not account.totp:
        return account, False
    step = shown_step(account.totp, code, time.time())
    if step is None or step <= account.totp_used:
        raise AccessError("sign_in_failed")
    used = replace(account, totp_used=step)
    await asyncio.wrap_future(
        accounts.change(account.id, lambda kept: replace(kept, totp_used=step))
    )
    return used, True


def fresh_totp_secret() -> str:
    return base64.b32encode(secrets.token_bytes(20)).decode()


def totp_url(account: Account, secret: str) -> str:
    """What an authenticator reads from a code on the screen."""
    return f"otpauth://totp/letrado:{account.id}?secret={secret}&issuer=letrado"


def totp_code(secret: str, step: int) -> str:
    digest = hmac.digest(base64.b32decode(secret), struct.pack(">Q", step), hashlib.sha1)
    at = digest[-1] & 15
    number = int.from_bytes(digest[at : at + 4], "big") & 0x7FFFFFFF
    return f"{number % 10**DIGITS:0{DIGITS}}"


def shown_step(secret: str, code: str, now: float) -> int | None:
    """The time step of a code, one step early or late allowed; None when it is none of these."""
    step = int(now) // STEP_SECONDS
    for candidate in (step, step - 1, step + 1):
        if hmac.compare_digest(totp_code(secret, candidate), code.strip()):
            return candidate
    return None
