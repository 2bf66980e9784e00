"""Acts of officials in a chain: each carries the hash of the one before, so that none can be
changed or taken out without every later hash showing it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from concurrent.futures import Future

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, text

from letrado.storage.writer import Writer

BEGINNING = "0" * 64


class LoggedAct(Struct, frozen=True):
    """One act: who did what at which game, when, with which reason."""

    number: int
    before: str  # hash of the act before
    game: str
    person: str
    act: str
    facts: Mapping[str, object]
    reason: str
    at: int  # milliseconds since 1970

    def hash(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


class ActLog:
    """Appended by the one writer, which knows the last act."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def add(
        self, game: str, person: str, act: str, facts: Mapping[str, object], reason: str, at: int
    ) -> Future[LoggedAct]:
        def write(connection: Connection) -> LoggedAct:
            last = connection.execute(
                text("SELECT number, hash FROM acts ORDER BY number DESC LIMIT 1")
            ).one_or_none()
            number, before = (last.number + 1, last.hash) if last else (1, BEGINNING)
            logged = LoggedAct(number, before, game, person, act, dict(facts), reason, at)
            connection.execute(
                text("INSERT INTO acts (number, hash, body, game) VALUES (:n, :h, :b, :g)"),
                {
                    "n": number,
                    "h": logged.hash(),
                    "b": msgspec.json.encode(logged).decode(),
                    "g": game,
                },
            )
            return logged

        return self._writer.submit(write)

    def of_game(self, game: str) -> list[LoggedAct]:
        with self._engine.connect() as connection:
            rows = connection.execute(
                text("SELECT body FROM acts WHERE game = :game ORDER BY number"), {"game": game}
            ).all()
        return [msgspec.json.decode(row.body, type=LoggedAct) for row in rows]

    def broken_at(self) -> int | None:
        """The number of the first act that does not fit the chain; None when all fit."""
        before = BEGINNING
        with self._engine.connect() as connection:
            rows = connection.execute(
                text("SELECT number, hash, body FROM acts ORDER BY number")
            ).all()
        for position, row in enumerate(rows, start=1):
            logged = msgspec.json.decode(row.body, type=LoggedAct)
            fits = logged.number == position == row.number and logged.before == before
            if not fits or logged.hash() != row.hash:
                return position
            before = row.hash
        return None
