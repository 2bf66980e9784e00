"""The one writer: a thread that gathers what is waiting and commits it together.

A write is a function of a connection. Each runs in a savepoint of its own, so that one that fails
takes nothing else with it. A future is done only when the commit has returned: what has been
acknowledged is on the disk.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

Result = TypeVar("Result")
LARGEST_GROUP = 256


@dataclass(frozen=True, slots=True)
class _Waiting:
    write: Callable[[Connection], Any]
    future: Future[Any]


class Writer:
    """Runs writes in the order in which they come; close it to end its thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self.written = 0  # so far, to see when the database wants care
        self._thread = threading.Thread(target=self._run, name="letrado-writer", daemon=True)
        self._thread.start()

    def submit(self, write: Callable[[Connection], Result]) -> Future[Result]:
        """Queue a write; the future is done when it is durable, or fails with what went wrong."""
        future: Future[Result] = Future()
        if self._closed:
            raise RuntimeError("the writer is closed")
        self._queue.put(_Waiting(write, future))
        return future

    def close(self) -> None:
        """Write what is waiting, then end."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        while True:
            group, last = self._gathered()
            if group:
                self._commit(group)
            if last:
                return

    def _gathered(self) -> tuple[list[_Waiting], bool]:
        """Everything that is waiting now; waits for the first."""
        group: list[_Waiting] = []
        waiting = self._queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                waiting = self._queue.get_nowait()
            except queue.Empty:
                return group, False
        return group, True

    def _commit(self, group: list[_Waiting]) -> None:
        done: list[tuple[_Waiting, Any]] = []
        try:
            with self._engine.begin() as connection:
                for waiting in group:
                    try:
                        with connection.begin_nested():
                            result = waiting.write(connection)
                    except Exception as wrong:
                        waiting.future.set_exception(wrong)
                    else:
                        done.append((waiting, result))
        except Exception as wrong:
            for waiting, _ in done:
                waiting.future.set_exception(wrong)
            for waiting in group:
                if not waiting.future.done():
                    waiting.future.set_exception(wrong)
            return
        self.written += len(done)
        for waiting, result in done:
            waiting.future.set_result(result)
