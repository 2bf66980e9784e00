"""Two people who play on whatever happens to the server, and remember what they were told."""

from __future__ import annotations

import contextlib
import threading
import time
import uuid
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Table, Visitor

TROUBLE = (WebSocketException, OSError, httpx.HTTPError, TimeoutError, AssertionError)


@dataclass
class Pair:
    """A game and both its players; `acknowledged` is what the server said was done, by id."""

    game: str
    players: tuple[Visitor, Visitor]
    random: Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    stopped: threading.Event = field(default_factory=threading.Event)

    def play(self) -> None:
        """Take turns until told to stop; a command is sent again under its id until answered."""
        tables: list[Table | None] = [None, None]
        waiting: tuple[int, str, str, dict[str, Any]] | None = None
        while not self.stopped.is_set():
            try:
                for seat in (0, 1):
                    tables[seat] = tables[seat] or self.players[seat].sit(self.game)
                if waiting is None:
                    waiting = self._next([table for table in tables if table is not None])
                if waiting is None:
                    continue
                seat, name, command, facts = waiting
                table = tables[seat]
                assert table is not None
                answer = table.resend(name, command, **facts)
                if answer["done"]:
                    self.acknowledged[name] = answer["version"]
                waiting = None
            except TROUBLE:
                for table in tables:
                    if table is not None:
                        with contextlib.suppress(*TROUBLE):
                            table.drop()
                tables = [None, None]
                time.sleep(0.05)
        for table in tables:
            if table is not None:
                with contextlib.suppress(*TROUBLE):
                    table.close()

    def _next(self, tables: list[Table]) -> tuple[int, str, str, dict[str, Any]] | None:
        """What one of them does now: pass or exchange, since a game must not end."""
        for table in tables:
            table.wait(partial(_has_begun, table))
        newest = max(tables, key=lambda table: table.view["version"])
        if newest.view["phase"] != "thinking":
            return None
        seat = next(
            at for at, one in enumerate(tables) if one.view["role"] == newest.view["on_turn"]
        )
        table = tables[seat]
        table.wait(lambda: table.view["version"] >= newest.view["version"])
        name = uuid.UUID(int=self.random.getrandbits(128)).hex
        count = self.random.randint(1, 7)
        return seat, name, "exchange_tiles", {"tiles": table.view["rack"][:count]}


def _has_begun(table: Table) -> bool:
    return bool(table.view["phase"] != "ready")
