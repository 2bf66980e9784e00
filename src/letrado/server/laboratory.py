"""Long studies in a process of their own, which tell how they are getting on and can be stopped.

They stay out of the pool in which machines choose their moves, and give way to everything else on
the machine.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import threading
import time
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.queues import SimpleQueue
from multiprocessing.sharedctypes import SynchronizedArray
from typing import Any, TypeAlias, TypeVar, cast

from letrado.server.orphans import end_with_the_server

View = TypeVar("View")
Tell: TypeAlias = Callable[[View], None]
Stopped: TypeAlias = Callable[[], bool]
# Work is told how to report, and how to learn that nobody waits; its result is the last view.
Work: TypeAlias = Callable[..., View]
News: TypeAlias = tuple[int, object] | None
Stops: TypeAlias = "SynchronizedArray[int]"

NICENESS = 10
SLOTS = 256  # studies that may wait or run at once
TELL_EVERY = 0.25  # seconds


class Laboratory:
    """Started with the first study. A person has one at a time: a new one stops the one before."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._context = multiprocessing.get_context("spawn")
        self._numbers = itertools.count()
        self._waiting: dict[int, asyncio.Queue[object]] = {}
        self._of_person: dict[str, int] = {}
        self._pool: ProcessPoolExecutor | None = None
        self._stops: Stops | None = None
        self._news: SimpleQueue[News] | None = None

    async def study(
        self, person: str, work: Work[View], *args: object
    ) -> AsyncGenerator[View, None]:
        """What the work tells, one view after another, until it is done or nobody reads on."""
        loop = asyncio.get_running_loop()
        pool, stops = self._started(loop)
        number = next(self._numbers)
        slot = number % SLOTS
        self._stop(self._of_person.get(person))
        self._of_person[person] = number
        stops[slot] = 0
        queue = self._waiting[number] = asyncio.Queue()
        done = loop.run_in_executor(pool, _work, number, slot, work, args)
        done.add_done_callback(lambda _: queue.put_nowait(None))
        try:
            while (view := await queue.get()) is not None:
                yield cast("View", view)
            yield await done
        except BrokenProcessPool:
            self._pool = None
            raise
        finally:
            stops[slot] = 1
            del self._waiting[number]
            if self._of_person.get(person) == number:
                del self._of_person[person]
            done.add_done_callback(_heard)

    def close(self) -> None:
        if self._stops is not None:
            for slot in range(SLOTS):
                self._stops[slot] = 1
        if self._news is not None:
            self._news.put(None)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _stop(self, number: int | None) -> None:
        if number is not None and self._stops is not None:
            self._stops[number % SLOTS] = 1

    def _started(self, loop: asyncio.AbstractEventLoop) -> tuple[ProcessPoolExecutor, Stops]:
        if self._stops is None or self._news is None:
            self._stops = cast("Stops", self._context.Array("b", SLOTS))
            self._news = self._context.SimpleQueue()
            reader = threading.Thread(target=self._read, args=(loop, self._news), daemon=True)
            reader.start()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=self._context,
                initializer=_begin,
                initargs=(self._news, self._stops),
            )
        return self._pool, self._stops

    def _read(self, loop: asyncio.AbstractEventLoop, news: SimpleQueue[News]) -> None:
        """In a thread: hand on what comes from the process, until the end is told."""
        while (told := news.get()) is not None:
            try:
                loop.call_soon_threadsafe(self._hand_on, *told)
            except RuntimeError:  # the server has stopped, and its loop is closed
                return

    def _hand_on(self, number: int, view: object) -> None:
        queue = self._waiting.get(number)
        if queue is not None:
            queue.put_nowait(view)


def _heard(done: asyncio.Future[Any]) -> None:
    """What a study that nobody waits for any more ended with is nobody's concern."""
    if not done.cancelled():
        done.exception()


# In the process of the laboratory.

_place: dict[str, Any] = {}


def _begin(news: SimpleQueue[News], stops: Stops) -> None:
    end_with_the_server()
    os.nice(NICENESS)
    _place["news"], _place["stops"] = news, stops


def _work(number: int, slot: int, work: Work[View], args: tuple[object, ...]) -> View:
    last = 0.0

    def tell(view: View) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= TELL_EVERY:
            last = now
            _place["news"].put((number, view))

    def stopped() -> bool:
        return bool(_place["stops"][slot])

    return work(tell, stopped, *args)
