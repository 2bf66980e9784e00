"""One connection at a table: what waits to be sent to it, and when it is given up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from letrado.messages.catalogue import Language
from letrado.server.wire import Role

LONGEST_QUEUE = 64


@dataclass(eq=False)
class Listener:
    """A page that follows a game in one role and one language."""

    session: str  # its id
    role: Role
    language: Language
    queue: asyncio.Queue[bytes | None] = field(
        default_factory=lambda: asyncio.Queue(maxsize=LONGEST_QUEUE)
    )
    gone: str = ""  # why the server gives the connection up
    ended: asyncio.Event = field(default_factory=asyncio.Event)  # it has been given up

    def offer(self, message: bytes) -> None:
        """Queue a message; a page that does not keep up is given up, and comes back by itself."""
        if self.gone:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.give_up("too_slow")

    def give_up(self, reason: str) -> None:
        """Nothing that waits is sent any more; the connection is closed with this reason."""
        if self.gone:
            return
        self.gone = reason
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
        self.ended.set()
