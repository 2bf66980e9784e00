"""Running the application: uvicorn with the sans-io WebSocket implementation."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.server.app import create_app
from letrado.server.json_log import set_up_logging
from letrado.server.live import LARGEST_MESSAGE
from letrado.server.pauses import Collector
from letrado.server.settings import Settings

GRACE_SECONDS = 3
PING_SECONDS = 20.0
IDLE_SECONDS = 75  # longer than a visitor pauses: a line closed just as one asks loses the question
TICKS_BETWEEN = 20  # uvicorn ticks ten times a second


class _Server(uvicorn.Server):
    """Says when it is ready; clears up when nobody is there."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], collector: Collector
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._collector = collector

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._collector.begin()
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN == 0:
            self._collector.look(len(self.server_state.connections))
        return await super().on_tick(counter)


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket until the process is told to end."""
    set_up_logging()
    for book_id in rulebook_ids():  # read before the first reader comes, who would wait for them
        load_rulebook(book_id)
    config = uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        http="h11",
        loop="uvloop",
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a few kilobytes: time is dearer than bytes
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    collector = Collector()
    try:
        _Server(config, ready, collector).run(sockets=[listening])
    finally:
        collector.end()
