"""A database by its URL: SQLite as a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from letrado.errors import InputError
from letrado.storage.migrations import migrate

BUSY_MS = 10_000
PAGES_IN_LOG = (
    65_536  # then a commit brings SQLite's log in itself; storage/checkpoints.py is first
)


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def sqlite_file(url: str) -> Path | None:
    """The file of a database that is one; None for a server."""
    parsed = read_url(url)
    return Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None


def open_database(url: str) -> Engine:
    """An engine on a database whose shape is the newest; raise InputError when it cannot be."""
    parsed = read_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    try:
        engine = create_engine(parsed, pool_size=4, max_overflow=4)
        if parsed.get_backend_name() == "sqlite":
            event.listen(engine, "connect", _set_up_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
        _bring_up_to_date(engine)
    except (OperationalError, NoSuchModuleError, ImportError) as wrong:
        shown = parsed.render_as_string(hide_password=True)
        raise InputError("database_unusable", url=shown, problem=str(wrong)[:200]) from wrong
    return engine


def _bring_up_to_date(engine: Engine) -> None:
    try:
        with engine.begin() as connection:
            migrate(connection)
    except BaseException:
        engine.dispose()
        raise


def read_url(url: str) -> URL:
    """A URL that we understand; PostgreSQL is always spoken to by psycopg."""
    try:
        parsed = make_url(url)
    except ArgumentError as wrong:
        raise InputError("not_a_database_url", text=url[:80]) from wrong
    match parsed.get_backend_name():
        case "sqlite" if parsed.database:
            return parsed
        case "postgresql" | "postgres":
            return parsed.set(drivername="postgresql+psycopg")
        case _:
            raise InputError("not_a_database_url", text=url[:80])


def _set_up_sqlite(connection: Any, record: object) -> None:  # noqa: ANN401 (a driver's own type)
    """Durable at every commit, readers beside the one writer; transactions begin when we say."""
    del record
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MS}",
        f"wal_autocheckpoint={PAGES_IN_LOG}",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Any) -> None:  # noqa: ANN401 (a driver's own type)
    connection.exec_driver_sql("BEGIN")
