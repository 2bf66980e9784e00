"""Copies of a SQLite database, taken while it is in use, and proved before they count."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from letrado.errors import InputError, LetradoError
from letrado.storage.database import sqlite_file
from letrado.table.apply import apply
from letrado.table.events import AnyEvent
from letrado.table.state import State

PAGES_AT_ONCE = 1000
PG_DUMP = "pg_dump --format=custom --file=FILE postgresql://…"
PG_RESTORE = "pg_restore --dbname=postgresql://… FILE"
_decoder = msgspec.json.Decoder[AnyEvent](AnyEvent)


@dataclass(frozen=True, slots=True)
class Contents:
    """What a copy holds, once every journal in it has been played through."""

    games: int
    events: int


def back_up(url: str, target: Path) -> Contents:
    """Copy a database that may be in use; the copy is checked, and never put over a file."""
    source = sqlite_path(url)
    if not source.is_file():
        raise InputError("file_not_found", path=str(source))
    if target.exists():
        raise InputError("file_exists", path=str(target))
    _copy(source, target)
    return verified(target)


def restore(backup: Path, url: str) -> Contents:
    """Make a database from a checked copy; one that exists is never overwritten."""
    target = sqlite_path(url)
    if not backup.is_file():
        raise InputError("file_not_found", path=str(backup))
    if target.exists():
        raise InputError("file_exists", path=str(target))
    verified(backup)
    _copy(backup, target)
    return verified(target)


def verified(path: Path) -> Contents:
    """Is the file whole, and does every journal in it add up to a game?"""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            (answer,) = database.execute("PRAGMA integrity_check").fetchone()
            if answer != "ok":
                raise InputError("backup_damaged", path=str(path), problem=str(answer)[:200])
            games = database.execute("SELECT id, version FROM games").fetchall()
            events = sum(_played_through(database, path, *game) for game in games)
    except sqlite3.DatabaseError as wrong:
        raise InputError("backup_damaged", path=str(path), problem=str(wrong)) from wrong
    return Contents(len(games), events)


def sqlite_path(url: str) -> Path:
    path = sqlite_file(url)
    if path is None:
        raise InputError("backup_of_sqlite_only", dump=PG_DUMP, restore=PG_RESTORE)
    return path


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(target)) as write,
        ):
            read.backup(write, pages=PAGES_AT_ONCE)
    except sqlite3.Error as wrong:
        target.unlink(missing_ok=True)
        raise InputError("backup_damaged", path=str(source), problem=str(wrong)) from wrong


def _played_through(database: sqlite3.Connection, path: Path, game: str, version: int) -> int:
    rows = database.execute("SELECT body FROM events WHERE game = ? ORDER BY number", (game,))
    state = State()
    try:
        for (body,) in rows:
            state = apply(state, _decoder.decode(body))
    except (LookupError, ValueError, LetradoError, AttributeError) as wrong:
        raise InputError("backup_damaged", path=str(path), problem=game) from wrong
    if state.events != version:
        raise InputError("backup_damaged", path=str(path), problem=game)
    return state.events
