"""SQLite's log: brought in beside the writer, and written from its beginning again."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from letrado.storage.checkpoints import Checkpointer, begin_anew, bring_in
from letrado.storage.database import open_database, sqlite_file, sqlite_url
from letrado.storage.document_store import DocumentStore
from letrado.storage.writer import Writer

FRAME = 4096 + 24  # a page and its heading in the log


class Thing(Struct, frozen=True):
    text: str


class Shelf:
    """A database with one kind of documents."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = open_database(sqlite_url(path))
        self.writer = Writer(self.engine)
        self.things = DocumentStore(self.engine, self.writer, "thing", Thing)

    def put(self, count: int) -> None:
        for number in range(count):
            self.things.put(str(number % 50), "", Thing("x" * 500)).result()

    def log_size(self) -> int:
        return self.path.with_name(f"{self.path.name}-wal").stat().st_size

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()


def test_a_log_that_was_brought_in_is_written_from_its_beginning(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    shelf.put(200)
    with closing(sqlite3.connect(shelf.path, isolation_level=None)) as beside:
        bring_in(beside)
        assert begin_anew(beside)
        before = shelf.log_size()
        shelf.put(50)
        assert shelf.log_size() == before
    assert shelf.things.get("49") == Thing("x" * 500)
    shelf.close()


def test_the_log_stays_short_while_much_is_written(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    beside = Checkpointer(shelf.path, lambda: shelf.writer.written, most_in_log=20)
    until = time.monotonic() + 120
    written = 0
    while shelf.log_size() >= written * FRAME:  # each write is a page of the log at least
        assert time.monotonic() < until
        shelf.put(50)
        written += 50
    beside.close()
    shelf.close()


def test_only_a_file_has_such_a_log(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    assert sqlite_file(sqlite_url(path)) == path
    assert sqlite_file("postgresql://localhost/letrado") is None
