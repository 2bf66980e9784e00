"""kill -9 at random moments: nothing acknowledged is lost, nothing is applied twice."""

from __future__ import annotations

import threading
import time
from random import Random

import pytest

from letrado.game.draw_record import check_draws
from letrado.storage.database import open_database
from letrado.storage.game_store import GameStore
from letrado.storage.writer import Writer
from letrado.table.draws import draw_record
from letrado.table.events import TilesExchanged
from letrado.table.journal import replayed
from tests.chaos.play import Pair
from tests.long_profile import IS_LONG, long_only
from tests.server.client import OPENED, Server, Visitor, port_to_come_back_to

ROUNDS = 10 if IS_LONG else 2
PAIRS = 3
SEED = 20


@pytest.mark.parametrize(
    "database_url", ["sqlite", pytest.param("postgresql", marks=long_only)], indirect=True
)
def test_games_survive_a_server_that_is_killed_again_and_again(database_url: str) -> None:
    random = Random(SEED)
    server = Server(database_url, port=port_to_come_back_to()).start()
    pairs = [seated(server.url, Random(random.random())) for _ in range(PAIRS)]
    hands = [threading.Thread(target=pair.play, daemon=True) for pair in pairs]
    for hand in hands:
        hand.start()
    for _ in range(ROUNDS):
        wait_for_progress(pairs)
        time.sleep(random.random() / 2)
        server.kill()
        server = Server(database_url, port=server.port).start()
    wait_for_progress(pairs)
    for pair in pairs:
        pair.stopped.set()
    for hand in hands:
        hand.join(60)
    server.kill()
    while OPENED:
        one = OPENED.pop()
        if isinstance(one, Visitor):
            one.close()

    assert_all_is_there(database_url, pairs)


def seated(url: str, random: Random) -> Pair:
    ana, bruno = Visitor(url, "Ana"), Visitor(url, "Bruno")
    seek = ana.propose("link")["seek"]
    game = bruno.post(f"/api/seeks/{seek['id']}/accept")["game"]
    return Pair(game, (ana, bruno), random)


def wait_for_progress(pairs: list[Pair], more: int = 3) -> None:
    """Every game goes on: each pair gets some more commands acknowledged."""
    wanted = [len(pair.acknowledged) + more for pair in pairs]
    until = time.monotonic() + 180
    while any(len(pair.acknowledged) < count for pair, count in zip(pairs, wanted, strict=True)):
        assert time.monotonic() < until, [len(pair.acknowledged) for pair in pairs]
        time.sleep(0.02)


def assert_all_is_there(database: str, pairs: list[Pair]) -> None:
    engine = open_database(database)
    writer = Writer(engine)
    store = GameStore(engine, writer)
    for pair in pairs:
        events = [stored.event for stored in store.events(pair.game)]
        state = replayed(events, pair.game)
        kept = {name.partition(":")[2]: int(v) for name, v in store.answers(pair.game).items()}
        exchanges = sum(isinstance(event, TilesExchanged) for event in events)

        assert pair.acknowledged.items() <= kept.items()
        assert exchanges == len(kept)  # every command once
        assert state.events == store.game(pair.game).version == len(events)
        assert check_draws(draw_record(state.game, events)).agrees
    writer.close()
    engine.dispose()
