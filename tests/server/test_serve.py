"""The server as a program: its port, its restart, what it leaves and takes up."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path

import httpx
import pytest

from letrado.cli.serve import free_socket
from letrado.server.json_log import JsonLines
from letrado.server.listener import LONGEST_QUEUE, Listener
from tests.server.client import PATIENCE, Server, port_to_come_back_to, two_at_a_table
from tests.server.test_live_game import turn_of
from tools.ui_types import types_path, types_text


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    assert types_path().read_text("utf-8") == types_text(), "run `make setup`"


def test_the_next_free_port_is_taken_and_said(server: Server, database: str) -> None:
    other = Server(database, port=server.port).start()

    assert f"Port {server.url.rpartition(':')[2]} is taken" in other.log
    assert httpx.get(f"{other.url}/health").json()["status"] == "ok"
    assert other.stop()


def test_of_two_servers_that_start_together_each_has_a_port() -> None:
    with free_socket("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with free_socket("127.0.0.1", port) as second:
            assert second.getsockname()[1] > port


def test_figures_are_for_prometheus(server: Server) -> None:
    text = httpx.get(f"{server.url}/metrics").text

    assert "letrado_sockets" in text
    assert "letrado_durable_seconds_bucket" in text


def test_down_time_is_charged_to_nobody(database: str) -> None:
    server = Server(database, port=port_to_come_back_to()).start()
    begun = time.monotonic()
    clock = {"method": "chess_clock", "minutes_each": 25}
    first, second = two_at_a_table(server.url, clock=clock)
    side = first.view["role"]
    first.wait(lambda: first.view["clock"]["left"] is not None)
    server.kill()
    killed = time.monotonic()
    time.sleep(4)
    again = time.monotonic()
    server = Server(database, port=server.port).start()
    back = first.visitor.sit(first.game, first.view["version"])
    up = (killed - begun) + (time.monotonic() - again)
    charged = 25 * 60_000 - back.view["clock"]["left"][side]

    assert charged <= 1000 * up
    assert back.view["version"] == first.view["version"]
    other = second.visitor.sit(first.game)
    back.does("pass")
    turn_of(other, 1)
    assert server.stop()


def test_a_page_that_does_not_keep_up_is_given_up() -> None:
    async def flooded() -> Listener:
        listener = Listener("ana", "A", "es")
        for _ in range(LONGEST_QUEUE + 1):
            listener.offer(b"{}")
        return listener

    listener = asyncio.run(flooded())

    assert listener.gone == "too_slow"
    assert listener.queue.qsize() == 1


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord(
        {"name": "letrado", "levelname": "INFO", "msg": "a game ends", "game": "g1"}
    )
    line = json.loads(JsonLines().format(record))

    assert line["message"] == "a game ends"
    assert (line["level"], line["game"]) == ("info", "g1")


@pytest.mark.parametrize("has_screen", [True, False])
def test_the_page_is_opened_where_there_is_a_screen(
    has_screen: bool, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\nprintf %s "$1" > {told}.unfinished\nmv {told}.unfinished {told}\n'
    )
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    if has_screen:
        monkeypatch.setenv("DISPLAY", ":99")
    else:
        monkeypatch.delenv("DISPLAY", raising=False)
    server = Server(database, "--open").start()
    until = time.monotonic() + PATIENCE
    while has_screen and not told.exists() and time.monotonic() < until:
        time.sleep(0.05)

    assert server.stop()
    assert told.exists() is has_screen
    if has_screen:
        assert told.read_text() == server.url
