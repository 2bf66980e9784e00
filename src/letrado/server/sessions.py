"""Sessions: opaque tokens in a cookie, everything else on the server."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass

from msgspec.structs import replace

from letrado.errors import InputError
from letrado.server.person import Account, Person, Session
from letrado.storage.document_store import DocumentStore

GUEST_DAYS = 180
ACCOUNT_DAYS = 14
DAY_MS = 86_400_000
LONGEST_DEVICE = 200
TRUSTED_SECONDS = 3.0  # then a session is read again: `letrado user` may have ended it


@dataclass(frozen=True, slots=True)
class _Known:
    read_at: float
    session: Session
    person: Person


class Sessions:
    """Found by token; what has been found is trusted for some seconds."""

    def __init__(
        self,
        sessions: DocumentStore[Session],
        accounts: DocumentStore[Account],
        ended: Callable[[str], None],
    ) -> None:
        self._sessions = sessions
        self._accounts = accounts
        self._ended = ended  # told the id of each session that ends before its time
        self._known: dict[str, _Known] = {}

    async def find(self, token: str | None) -> tuple[Session, Person] | None:
        """The session of a token and who it stands for."""
        if not token:
            return None
        key = session_id_of(token)
        known = self._known.get(key)
        if known is None or known.read_at < time.monotonic() - TRUSTED_SECONDS:
            found = await asyncio.to_thread(self._read, key)
            if found is None:
                self._known.pop(key, None)
                return None
            known = self._known[key] = _Known(time.monotonic(), *found)
        if known.session.expires_at < _now():
            await self.end(token)
            return None
        return known.session, known.person

    async def begin_guest(self, name: str) -> tuple[str, Session, Person]:
        person = f"guest:{secrets.token_urlsafe(9)}"
        session = Session(
            person, name, True, secrets.token_urlsafe(18), _now() + GUEST_DAYS * DAY_MS
        )
        return await self._begin(session)

    async def begin(
        self, account: Account, *, sure: bool, device: str = ""
    ) -> tuple[str, Session, Person]:
        session = Session(
            account.id,
            account.name,
            False,
            secrets.token_urlsafe(18),
            _now() + ACCOUNT_DAYS * DAY_MS,
            sure,
            _now(),
            device[:LONGEST_DEVICE],
        )
        return await self._begin(session)

    async def of_person(self, person: str) -> dict[str, Session]:
        """All sessions of a person that have not run out, by their ids."""
        found = await asyncio.to_thread(self._sessions.owned_by, person)
        return {key: one for key, one in found.items() if one.expires_at >= _now()}

    async def rename_guest(self, token: str, name: str) -> None:
        """A guest may be called anything."""
        key = session_id_of(token)
        await asyncio.wrap_future(
            self._sessions.change(key, lambda session: replace(session, name=name))
        )
        self._known.pop(key, None)

    async def end(self, token: str) -> None:
        await self._end(session_id_of(token))

    async def end_one_of(self, person: str, session_id: str) -> None:
        """One session of a person, by its id; that of somebody else is not found."""
        if session_id not in await asyncio.to_thread(self._sessions.owned_by, person):
            raise InputError("unknown_session")
        await self._end(session_id)

    async def end_all_of(self, person: str, but: str = "") -> None:
        """Every session of a person, but that of a token."""
        kept = session_id_of(but) if but else ""
        self.forget(person)
        for session_id in await asyncio.to_thread(self._sessions.owned_by, person):
            if session_id != kept:
                await self._end(session_id)

    async def notice_ended(self, session_ids: Collection[str]) -> None:
        """See to those of these sessions that another process has ended."""
        there = await asyncio.to_thread(self._sessions.ids_among, session_ids)
        for session_id in set(session_ids) - there:
            self._known.pop(session_id, None)
            self._ended(session_id)

    def forget(self, person: str) -> None:
        """Read the person's roles again the next time."""
        self._known = {k: v for k, v in self._known.items() if v.person.id != person}

    async def _end(self, session_id: str) -> None:
        self._known.pop(session_id, None)
        await asyncio.wrap_future(self._sessions.delete(session_id))
        self._ended(session_id)

    async def _begin(self, session: Session) -> tuple[str, Session, Person]:
        token = secrets.token_urlsafe(32)
        key = session_id_of(token)
        await asyncio.wrap_future(self._sessions.put(key, session.person, session))
        found = await asyncio.to_thread(self._read, key)
        assert found is not None
        self._known[key] = _Known(time.monotonic(), *found)
        return token, *found

    def _read(self, key: str) -> tuple[Session, Person] | None:
        session = self._sessions.get(key)
        if session is None:
            return None
        if session.guest:
            return session, Person(session.person, session.name)
        account = self._accounts.get(session.person)
        if account is None:
            return None
        return session, Person(
            account.id, account.name, account.roles, guest=False, sure=session.sure
        )


def session_id_of(token: str) -> str:
    """What a session may be called without giving its token away."""
    return hashlib.sha256(token.encode()).hexdigest()


def _now() -> int:
    return time.time_ns() // 1_000_000
