"""SQLite's log is brought into its database by a thread of its own, so that no commit waits for it.

Left to itself SQLite does this inside a commit, every thousand pages: on a slow disk that is a
tenth of a second in which no move is acknowledged. Little and often is gentler than much at once:
the disk is the same for the log and for the database.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

LOOK_SECONDS = 0.5
WRITES_IN_LOG = 4000  # then it begins anew, for which writers have to wait a moment
PATIENCE_MS = 1000
_log = logging.getLogger("letrado.storage")


class Checkpointer:
    """Acts while there is something new; `written` counts writes. Close it to end its thread."""

    def __init__(
        self, path: Path, written: Callable[[], int], most_in_log: int = WRITES_IN_LOG
    ) -> None:
        self._path = path
        self._written = written
        self._most_in_log = most_in_log
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="letrado-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        done = begun = self._written()
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA busy_timeout={PATIENCE_MS}").close()
            while not self._closed.wait(LOOK_SECONDS):
                now = self._written()
                try:
                    if now > done:
                        bring_in(connection)
                    if now - begun > self._most_in_log and begin_anew(connection):
                        begun = now
                except sqlite3.Error:
                    _log.exception("the log of the database could not be brought in")
                done = now


def bring_in(connection: sqlite3.Connection) -> None:
    """Copy what the log has into the database, as far as nobody need wait for it."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def begin_anew(connection: sqlite3.Connection) -> bool:
    """Write the log from its beginning again, in the same file; False while somebody reads it."""
    busy, _, _ = connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
    return not busy
