"""One timer for all games: what is due first is waited for, the rest lies in a heap."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections.abc import Awaitable, Callable


class Wheel:
    """Calls back with a key when its time has come. Setting a key anew replaces its time."""

    def __init__(self, due: Callable[[str], Awaitable[None]]) -> None:
        self._due = due
        self._heap: list[tuple[float, str]] = []
        self._times: dict[str, float] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._turn())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def set(self, key: str, seconds: float | None) -> None:
        """Due so many seconds from now; None: not at all."""
        if seconds is None:
            self._times.pop(key, None)
            return
        at = asyncio.get_running_loop().time() + seconds
        self._times[key] = at
        heapq.heappush(self._heap, (at, key))
        if self._heap[0] == (at, key):
            self._changed.set()

    async def _turn(self) -> None:
        while True:
            self._changed.clear()
            wait = None
            if self._heap:
                wait = self._heap[0][0] - asyncio.get_running_loop().time()
            if wait is not None and wait <= 0:
                at, key = heapq.heappop(self._heap)
                if self._times.get(key) == at:
                    del self._times[key]
                    await self._due(key)
                continue
            # Not wait_for: it forgets to be cancelled when the event is set at the same moment.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._changed.wait()
