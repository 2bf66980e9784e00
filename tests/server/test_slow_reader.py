"""Somebody who connects and does not read: given up, at nobody's cost."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from letrado.server.live import CREDITS_A_SECOND
from tests.long_profile import long_only
from tests.server.client import PATIENCE, Server, Visitor, two_at_a_table
from tests.server.test_live_game import turn_of

SMALLEST_WINDOW = 4096
MOST_TURNS = 4000  # more than the system keeps for a connection, whatever its settings


@pytest.fixture
def alone(database: str) -> Iterator[Server]:
    """A server where nobody else is."""
    running = Server(database).start()
    yield running
    assert running.stop(), running.log


@long_only
def test_who_does_not_read_is_given_up_and_holds_nobody_up(alone: Server) -> None:
    server = alone
    first, second = two_at_a_table(server.url)
    carla = Visitor(server.url, "Carla")
    deaf = connected_and_deaf(carla, first.game)
    second.wait(lambda: sockets(server) == 3)
    turns = 0
    while sockets(server) == 3:
        assert turns < MOST_TURNS
        for table in (first, second):
            turn_of(table, turns)
            table.does("exchange_tiles", tiles=table.view["rack"][:1])
            turns += 1
        time.sleep(1 / CREDITS_A_SECOND)  # nobody may send faster for long
    deaf.socket.close()

    back = carla.sit(first.game)
    assert len(back.view["sheet"]) == turns


def connected_and_deaf(visitor: Visitor, game: str) -> ClientConnection:
    """A connection with the smallest window there is, of which nothing is read after hello."""
    address = visitor.url.removeprefix("http://")
    host, _, port = address.partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALLEST_WINDOW)
    line.connect((host, int(port)))
    connection: ClientConnection = connect(
        f"ws://{address}/api/games/{game}/live",
        sock=line,
        additional_headers={"Cookie": visitor.cookie()},
        origin=Origin(visitor.url),
        open_timeout=PATIENCE,
        max_queue=1,
        ping_interval=None,
        legacy=True,
    )
    connection.send(json.dumps({"type": "hello", "version": None, "language": "es"}))
    return connection


def sockets(server: Server) -> int:
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(r"^letrado_sockets (\d+)", text, re.MULTILINE)
    assert found is not None
    return int(found[1])
