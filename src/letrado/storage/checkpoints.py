"""SQLite's log is brought into its database by a thread of its own, so that no commit waits for it.

Left to itself SQLite does this inside a commit, every thousand pages: on a slow disk that is a
tenth of a second in which no move is acknowledged.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

WRITES_BETWEEN = 4000
LOOK_SECONDS = 1.0
PATIENCE_MS = 1000
_log = logging.getLogger("letrado.storage")


class Checkpointer:
    """Acts after so many writes; `written` says how many there have been. Close it to end it."""

    def __init__(
        self, path: Path, written: Callable[[], int], between: int = WRITES_BETWEEN
    ) -> None:
        self._path = path
        self._written = written
        self._between = between
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="letrado-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        last = self._written()
        while not self._closed.wait(LOOK_SECONDS):
            now = self._written()
            if now - last < self._between:
                continue
            last = now
            try:
                bring_in_log(self._path)
            except sqlite3.Error:
                _log.exception("the log of the database could not be brought in")


def bring_in_log(path: Path) -> bool:
    """Most of it while others write; then the log begins anew in the same file. Did it?"""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA busy_timeout={PATIENCE_MS}").close()
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
    return not busy
