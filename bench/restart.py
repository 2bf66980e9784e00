"""How long the server takes to be ready over many games that are over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from bench.served import Served
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.server.about import About, Seat, Terms
from letrado.storage.database import open_database, sqlite_url
from letrado.storage.game_store import Entry, GameStore
from letrado.storage.writer import Writer
from letrado.table import commands as c
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.events import AnyEvent
from letrado.table.setup import GameSetup
from letrado.table.state import State
from letrado.table.words import AskTheArbiter

BOOK = rulebook_ids()[0]


def restart_seconds(folder: Path, games: int) -> float:
    """How long the server takes to be ready over so many finished games."""
    url = sqlite_url(folder / "finished.sqlite")
    engine = open_database(url)
    writer = Writer(engine)
    store, events = GameStore(engine, writer), finished_game()
    seats: dict[Any, Seat] = {"A": Seat("a", "Ana"), "B": Seat("b", "Bruno")}
    for number in range(games):
        about = About(f"g{number}", Terms(BOOK), seats, "word_list")
        store.create(about.id, _json(about), 0)
        done = store.append(Entry(about.id, 0, events, number, ended=True))
    done.result()
    writer.close()
    engine.dispose()
    served = Served(url).start()
    served.stop()
    return served.started_in


def finished_game() -> list[AnyEvent]:
    """A game of a dozen turns that ends by resignation."""
    book = load_rulebook(BOOK)
    setup = GameSetup(rulebook=BOOK, players=("Ana", "Bruno"), seed="00" * 32)
    state, events = State(), list[AnyEvent]()
    opening: list[c.AnyCommand] = [
        c.SetUp(by="director", setup=setup),
        c.SettleStart(by="director"),
        c.Begin(by="director"),
    ]
    for number in range(16):
        command: c.AnyCommand = c.Resign(by=state.on_turn)
        if number < len(opening):
            command = opening[number]
        elif number < 15:
            rack = state.racks[state.on_turn]
            command = c.ExchangeTiles(by=state.on_turn, tiles=rack.tiles[:2] if rack else ())
        for event in decide(state, command, book, AskTheArbiter(), 1000 * number).events:
            state = apply(state, event)
            events.append(event)
    return events


def _json(about: About) -> str:
    return msgspec.json.encode(about).decode()
