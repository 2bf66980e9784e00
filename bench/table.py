"""Figures of a game at a table: decided, applied and replayed."""

from __future__ import annotations

from functools import cache
from random import Random

from bench.measure import cpu_seconds
from letrado.game.tileset import load_tile_set
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.apply import apply, replay
from letrado.table.decide import decide
from letrado.table.journal import read, written
from letrado.table.setup import GameSetup, Timing, book_of
from letrado.table.state import State
from letrado.table.words import AskTheArbiter
from tests.table.player import Player

TURNS = 25
TIMES = 20
SETUP = GameSetup(
    rulebook="fise-2009",
    players=("Ana", "Bruno"),
    steps="by_hand",
    timing=Timing(method="chess_clock", mode="no_corrido", minutes_each=25),
    seed="1d" * 32,
)


def figures() -> dict[str, float]:
    _commands()
    spent = cpu_seconds(_decided_and_replayed, TIMES)
    return {
        f"table: ms for {TURNS} turns decided, applied, replayed": round(1000 * spent, 1),
        f"table: bytes of the journal of {TURNS} turns": len(written(_played(_commands()))),
    }


def _decided_and_replayed() -> State:
    return replay(read(written(_played(_commands())), "journal"))


def _played(commands: tuple[c.AnyCommand, ...]) -> list[e.AnyEvent]:
    """The events of a game in which these commands are given, one a second."""
    book, words = book_of(SETUP), AskTheArbiter()
    state = State()
    events: list[e.AnyEvent] = []
    for number, command in enumerate(commands):
        decision = decide(state, command, book, words, 1000 * number)
        for event in decision.events:
            state = apply(state, event)
        events += decision.events
    return events


@cache
def _commands() -> tuple[c.AnyCommand, ...]:
    """A game by chance, the same every time."""
    book = book_of(SETUP)
    player = Player(book, load_tile_set(book.provisions.tiles.set.value), Random(4))
    commands: list[c.AnyCommand] = [c.SetUp(by="director", setup=SETUP)]
    state = replay(_played(tuple(commands)))
    while len(state.turns) < TURNS:
        commands.append(player.goes_on(state))
        state = replay(_played(tuple(commands)))
    return tuple(commands)
