"""The server under load, driven by this process while the server runs in another.

Pairs of players in many games exchange tiles at a steady rate; what is measured is the time from a
command until its acknowledgement, which is sent when the events are on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench.disk import sync_seconds
from bench.restart import restart_seconds
from bench.served import Served
from letrado.rulebook.loader import rulebook_ids
from letrado.storage.database import sqlite_url

BOOK = rulebook_ids()[0]
AT_ONCE = 20  # pairs that sit down at the same time
SYNCS = 500
GAMES, RATE, SECONDS, FINISHED = 1000, 100.0, 60.0, 10_000
_decoder = msgspec.json.Decoder()


@dataclass
class Connected:
    """One player's connection."""

    socket: ClientConnection
    view: dict[str, Any] = field(default_factory=dict)
    acks: dict[str, asyncio.Future[dict[str, Any]]] = field(default_factory=dict)

    async def read(self) -> None:
        async for text in self.socket:
            message = _decoder.decode(text)
            if message["type"] == "update":
                self.view = message["game"]
            elif message["type"] == "ack":
                self.acks.pop(message["id"]).set_result(message)

    async def exchange(self, name: str) -> float:
        """Exchange one tile; the seconds until it was acknowledged."""
        answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.acks[name] = answered
        command = {"command": "exchange_tiles", "tiles": self.view["rack"][:1]}
        begun = time.perf_counter()
        await self.socket.send(_text(type="command", id=name, command=command))
        answer = await answered
        assert answer["done"], answer
        return time.perf_counter() - begun


async def visitor(url: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=120)
    session = (await client.get("/api/session")).json()
    client.headers["x-csrf-token"] = session["csrf"]
    return client


async def sit(
    url: str, client: httpx.AsyncClient, game: str
) -> tuple[Connected, asyncio.Task[None]]:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    socket = await connect(
        f"{url.replace('http', 'ws', 1)}/api/games/{game}/live",
        additional_headers={"Cookie": cookie},
        origin=url,  # type: ignore[arg-type]
        compression=None,
        ping_interval=None,
        max_size=None,
        open_timeout=120,
    )
    await socket.send(_text(type="hello", version=None, language="es"))
    seat = Connected(socket)
    return seat, asyncio.create_task(seat.read())


async def seated(url: str, tasks: list[asyncio.Task[None]]) -> tuple[Connected, Connected]:
    first, second = await visitor(url), await visitor(url)
    proposal = {"opponent": "link", "terms": {"rulebook": BOOK}}
    seek = (await first.post("/api/seeks", json=proposal)).json()["seek"]["id"]
    game = (await second.post(f"/api/seeks/{seek}/accept", json={})).json()["game"]
    seats = []
    for client in (first, second):
        seat, task = await sit(url, client, game)
        seats.append(seat)
        tasks.append(task)
        await client.aclose()
    while any(seat.view.get("phase") != "thinking" for seat in seats):
        await asyncio.sleep(0.01)
    return seats[0], seats[1]


async def played(
    url: str, games: int, rate: float, seconds: float, served: Served
) -> dict[str, float]:
    """Sit everybody down, then play at the rate for so long."""
    tasks: list[asyncio.Task[None]] = []
    gate = asyncio.Semaphore(AT_ONCE)
    await seated(url, tasks)  # the words are opened with the first game
    before = served.resident_kib()

    async def one() -> tuple[Connected, Connected]:
        async with gate:
            return await seated(url, tasks)

    pairs = await asyncio.gather(*(one() for _ in range(games)))
    per_game = (served.resident_kib() - before) / games
    gc.collect()
    gc.freeze()
    gc.disable()
    waits: list[float] = []
    moves: list[asyncio.Task[None]] = []

    async def move(pair: tuple[Connected, Connected], number: int) -> None:
        on_turn = next(
            (seat for seat in pair if seat.view["on_turn"] == seat.view["role"] and not seat.acks),
            None,
        )
        if on_turn is not None:
            waits.append(await on_turn.exchange(f"m{number}"))

    begun = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        moves.append(asyncio.create_task(move(pairs[number % games], number)))
    await asyncio.gather(*moves)
    took = time.perf_counter() - begun
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    waits.sort()
    return {
        "server.games": games,
        "server.sockets": 2 * games,
        "server.moves_a_second": round(len(waits) / took, 1),
        "server.ack_p50_ms": round(1000 * _quantile(waits, 0.5), 1),
        "server.ack_p99_ms": round(1000 * _quantile(waits, 0.99), 1),
        "server.ack_longest_ms": round(1000 * waits[-1], 1),
        "server.kib_a_game": round(per_game, 1),
    }


def _text(**message: object) -> str:
    return msgspec.json.encode(message).decode()


def _quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]


def figures(
    games: int = GAMES, rate: float = RATE, seconds: float = SECONDS, finished: int = FINISHED
) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        syncs = sync_seconds(folder, SYNCS)
        served = Served(sqlite_url(folder / "games.sqlite")).start()
        try:
            found = uvloop.run(played(served.url, games, rate, seconds, served))
        finally:
            served.stop()
        found["server.disk_sync_p50_ms"] = round(1000 * _quantile(syncs, 0.5), 1)
        found["server.disk_sync_p99_ms"] = round(1000 * _quantile(syncs, 0.99), 1)
        found["server.restart_seconds"] = round(restart_seconds(folder, finished), 2)
        found["server.finished_games"] = finished
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--finished", type=int, default=FINISHED)
    chosen = parser.parse_args()
    for name, figure in figures(chosen.games, chosen.rate, chosen.seconds, chosen.finished).items():
        print(f"{name:50} {figure:>12}")


if __name__ == "__main__":
    main()
