"""Databases for tests: SQLite in a file, PostgreSQL started for the run."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from sqlalchemy import create_engine, text

BACKENDS = ("sqlite", "postgresql")


@contextmanager
def running_postgresql() -> Iterator[str]:
    """A PostgreSQL of our own; the URL of its first database."""
    with _folder() as folder, _folder() as locks:
        os.environ.setdefault("XDG_RUNTIME_DIR", locks)
        server = import_module("pgserver").get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="letrado-pg-", ignore_cleanup_errors=True)


def fresh_postgresql(url: str) -> str:
    """The URL of a new, empty database beside the first one."""
    name = f"letrado_{secrets.token_hex(6)}"
    plain = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(plain, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url.replace("/postgres?", f"/{name}?", 1)


def fresh_sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / f'{secrets.token_hex(6)}.sqlite'}"
