"""How the interpreter is set up so that it never makes a move wait.

A full collection of garbage looks at every object of every game and stops everything meanwhile:
with a thousand games, for most of a second. What games are made of has no cycles and is freed
without it. So only young objects are looked at while people play; the rest waits until nobody is
connected, or for an hour at most.
"""

from __future__ import annotations

import gc
import sys
import time

YOUNG, ROUNDS, NEVER = 2_000, 10, 1_000_000
SWITCH_SECONDS = 0.000_5  # the event loop and the writer take turns
LONGEST_WAIT_SECONDS = 3600.0


class Collector:
    """Decides when everything is looked at."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._busy = False

    def begin(self) -> None:
        """Before the first visitor: what is loaded by now stays for good."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, ROUNDS, NEVER)
        sys.setswitchinterval(SWITCH_SECONDS)

    def end(self) -> None:
        """At the end of the process everything is let go again."""
        gc.unfreeze()

    def look(self, connected: int) -> bool:
        """Asked now and then; was it the moment?"""
        due = time.monotonic() - self._last > LONGEST_WAIT_SECONDS
        quiet = self._busy and connected == 0
        self._busy = connected > 0
        if not (due or quiet):
            return False
        gc.collect()
        self._last = time.monotonic()
        return True
