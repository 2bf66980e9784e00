"""Time at the rim: milliseconds of the table, by the real clock or by a script."""

from __future__ import annotations

import time
from typing import Protocol


class TableClock(Protocol):
    """What time it is at the table, in milliseconds."""

    def now(self) -> int: ...

    def let_pass(self, milliseconds: int) -> None:
        """Let time go by while an automatic player thinks."""
        ...


class RealClock:
    """Runs on from where a journal left off; the time in between is not counted."""

    def __init__(self, base: int = 0) -> None:
        self._base = base
        self._since = time.monotonic_ns()

    def now(self) -> int:
        return self._base + (time.monotonic_ns() - self._since) // 1_000_000

    def let_pass(self, milliseconds: int) -> None:
        """Nobody has to sit and wait: the clock of the table is put on."""
        self._base += max(0, milliseconds)


class ScriptClock:
    """Stands still until the script lets time go by."""

    def __init__(self, base: int = 0) -> None:
        self._now = base

    def now(self) -> int:
        return self._now

    def let_pass(self, milliseconds: int) -> None:
        self._now += max(0, milliseconds)


def clock_text(milliseconds: int) -> str:
    """Minutes and seconds; time beyond the limit has a minus."""
    sign = "-" if milliseconds < 0 else ""
    seconds = -(-abs(milliseconds) // 1000) if milliseconds > 0 else abs(milliseconds) // 1000
    return f"{sign}{seconds // 60}:{seconds % 60:02}"
