"""Games in a database: their journals, and which commands have been carried out.

The number of the last event is the version of a game. To append is to compare and swap on it:
whoever has not seen the last event writes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, Engine, text

from letrado.errors import ConflictError, InputError
from letrado.storage.writer import Writer
from letrado.table.events import AnyEvent

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder[AnyEvent](AnyEvent)


@dataclass(frozen=True, slots=True)
class StoredGame:
    """What is known of a game without its events; `about` is the server's own text."""

    id: str
    version: int
    ended: bool
    changed_at: int
    about: str


@dataclass(frozen=True, slots=True)
class StoredEvent:
    number: int
    happened_at: int  # milliseconds since 1970
    event: AnyEvent


@dataclass(frozen=True, slots=True)
class Entry:
    """What one command adds to a game that has come as far as `after`."""

    game: str
    after: int
    events: Sequence[AnyEvent]
    happened_at: int
    command: str = ""  # the client's own id of the command
    answer: str = ""
    ended: bool = False


class GameStore:
    """Reads at once, writes by the one writer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def create(self, game: str, about: str, created_at: int) -> Future[None]:
        """A game without events; one that exists is a ConflictError."""

        def write(connection: Connection) -> None:
            made = connection.execute(
                text(
                    "INSERT INTO games (id, version, ended, changed_at, about)"
                    " VALUES (:id, 0, 0, :at, :about) ON CONFLICT (id) DO NOTHING"
                ),
                {"id": game, "at": created_at, "about": about},
            )
            if made.rowcount != 1:
                raise ConflictError("game_exists", game=game)

        return self._writer.submit(write)

    def describe(self, game: str, about: str) -> Future[None]:
        """Put another description in place of the old one."""

        def write(connection: Connection) -> None:
            connection.execute(
                text("UPDATE games SET about = :about WHERE id = :id"),
                {"id": game, "about": about},
            )

        return self._writer.submit(write)

    def append(self, entry: Entry) -> Future[int]:
        """Add events and the command they answer; the new version, once it is durable."""
        return self._writer.submit(lambda connection: _append(connection, entry))

    def game(self, game: str) -> StoredGame:
        with self._engine.connect() as connection:
            row = connection.execute(
                text("SELECT id, version, ended, changed_at, about FROM games WHERE id = :id"),
                {"id": game},
            ).one_or_none()
        if row is None:
            raise InputError("unknown_game", text=game)
        return StoredGame(row.id, row.version, bool(row.ended), row.changed_at, row.about)

    def games(self, *, ended: bool) -> list[StoredGame]:
        """All games that go on, or all that are over; those changed last come first."""
        with self._engine.connect() as connection:
            rows = connection.execute(
                text(
                    "SELECT id, version, ended, changed_at, about FROM games"
                    " WHERE ended = :ended ORDER BY changed_at DESC"
                ),
                {"ended": int(ended)},
            ).all()
        return [StoredGame(r.id, r.version, bool(r.ended), r.changed_at, r.about) for r in rows]

    def games_about(self, fragment: str, *, most: int) -> list[StoredGame]:
        """Games that are over in whose description a text occurs, the last ones first."""
        plain = fragment.replace("!", "!!").replace("%", "!%").replace("_", "!_")
        with self._engine.connect() as connection:
            rows = connection.execute(
                text(
                    "SELECT id, version, ended, changed_at, about FROM games WHERE ended = 1"
                    " AND about LIKE :fragment ESCAPE '!' ORDER BY changed_at DESC LIMIT :most"
                ),
                {"fragment": f"%{plain}%", "most": most},
            ).all()
        return [StoredGame(r.id, r.version, bool(r.ended), r.changed_at, r.about) for r in rows]

    def events(self, game: str, after: int = 0) -> Iterator[StoredEvent]:
        """The journal of a game from a version on."""
        with self._engine.connect() as connection:
            rows = connection.execute(
                text(
                    "SELECT number, happened_at, body FROM events"
                    " WHERE game = :game AND number > :after ORDER BY number"
                ),
                {"game": game, "after": after},
            ).all()
        for row in rows:
            yield StoredEvent(row.number, row.happened_at, _decoder.decode(row.body))

    def answers(self, game: str) -> dict[str, str]:
        """The commands of a game that have been carried out, with what was answered."""
        with self._engine.connect() as connection:
            rows = connection.execute(
                text("SELECT id, answer FROM commands WHERE game = :game"), {"game": game}
            ).all()
        return {row.id: row.answer for row in rows}


def _append(connection: Connection, entry: Entry) -> int:
    version = entry.after + len(entry.events)
    swapped = connection.execute(
        text(
            "UPDATE games SET version = :version, changed_at = :at, ended = :ended"
            " WHERE id = :game AND version = :after"
        ),
        {
            "version": version,
            "at": entry.happened_at,
            "ended": int(entry.ended),
            "game": entry.game,
            "after": entry.after,
        },
    )
    if swapped.rowcount != 1:
        raise ConflictError("game_moved_on", game=entry.game, version=entry.after)
    if entry.command:
        kept = connection.execute(
            text(
                "INSERT INTO commands (game, id, answer) VALUES (:game, :id, :answer)"
                " ON CONFLICT (game, id) DO NOTHING"
            ),
            {"game": entry.game, "id": entry.command, "answer": entry.answer},
        )
        if kept.rowcount != 1:
            raise ConflictError("command_repeated", command=entry.command)
    rows = list(_rows(entry))
    if rows:
        connection.execute(
            text(
                "INSERT INTO events (game, number, happened_at, body)"
                " VALUES (:game, :number, :at, :body)"
            ),
            rows,
        )
    return version


def _rows(entry: Entry) -> Iterable[dict[str, object]]:
    for number, event in enumerate(entry.events, start=entry.after + 1):
        yield {
            "game": entry.game,
            "number": number,
            "at": entry.happened_at,
            "body": _encoder.encode(event).decode(),
        }
