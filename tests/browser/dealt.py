"""Games whose tiles are known: dealt from a fixed seed, put into the database as begun elsewhere.

The server takes such a game up like any other that it finds in its database.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from letrado.game.bag import SEED_BYTES
from letrado.rules.clock import MINUTE_MS
from letrado.rules.side import SIDES, Side
from letrado.server.about import About, ClockTerms, JudgeKind, MatchPlace, Seat, Terms
from letrado.storage.database import open_database
from letrado.storage.game_store import Entry, GameStore
from letrado.storage.writer import Writer
from letrado.table import commands as c
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.events import AnyEvent
from letrado.table.setup import GameSetup, Timing, book_of
from letrado.table.state import State
from letrado.table.words import AskTheArbiter


@dataclass(frozen=True)
class Deal:
    """What is settled beforehand. `gone_ms` of the starter's clock have passed."""

    rulebook: str
    seed: int
    timing: Timing = field(default_factory=Timing)
    judge: JudgeKind = "players"
    gone_ms: int = 0
    games: int = 1  # of the match that begins with this one
    spectator_delay: int = 0  # seconds
    minutes_ago: int = 0  # when it was left as it is


@dataclass(frozen=True)
class Dealt:
    """The game, who is on turn, and what each has on the rack."""

    game: str
    on_turn: Side
    racks: dict[Side, tuple[str, ...]]


def begun(deal: Deal, names: tuple[str, str]) -> tuple[State, list[AnyEvent]]:
    """The game as far as its first turn; the same seed always gives the same racks."""
    setup = GameSetup(
        rulebook=deal.rulebook,
        players=names,
        timing=deal.timing,
        arbiter_present=deal.judge == "arbiter",
        seed=f"{deal.seed:0{2 * SEED_BYTES}x}",
    )
    book, state, events = book_of(setup), State(), list[AnyEvent]()
    commands: list[tuple[int, c.AnyCommand]] = [
        (0, c.SetUp(by="director", setup=setup)),
        (0, c.SettleStart(by="director")),
        (0, c.Begin(by="director")),
    ]
    if deal.gone_ms:
        commands.append((deal.gone_ms, c.RuleOnCase(by="director", remark="reanudada")))
    for now, command in commands:
        decision = decide(state, command, book, AskTheArbiter(), now)
        assert decision.carried_out, decision
        for event in decision.events:
            state = apply(state, event)
            events.append(event)
    return state, events


def put(database: str, deal: Deal, people: dict[Side, tuple[str, str]]) -> Dealt:
    """Write the game for two people, each an id and a name."""
    state, events = begun(deal, (people["A"][1], people["B"][1]))
    arbiter = deal.judge == "arbiter"
    now = time.time_ns() // 1_000_000 - deal.minutes_ago * MINUTE_MS
    clock = ClockTerms(
        deal.timing.method,
        deal.timing.mode,
        deal.timing.minutes_each,
        deal.timing.game_limit_minutes,
    )
    about = About(
        id=secrets.token_urlsafe(9),
        terms=Terms(
            deal.rulebook,
            clock,
            games=deal.games,
            spectator_delay=deal.spectator_delay,
            arbiter=arbiter,
            players_judge=deal.judge == "players",
        ),
        seats={side: Seat(*people[side]) for side in SIDES},
        judge=deal.judge,
        match=MatchPlace(secrets.token_urlsafe(9), 1, deal.games) if deal.games > 1 else None,
        arbiter_key=secrets.token_urlsafe(18) if arbiter else "",
        created_at=now,
    )
    engine = open_database(database)
    writer = Writer(engine)
    try:
        store = GameStore(engine, writer)
        store.create(about.id, msgspec.json.encode(about).decode(), now).result()
        store.append(Entry(about.id, 0, events, now)).result()
    finally:
        writer.close()
        engine.dispose()
    return Dealt(about.id, state.on_turn, racks_of(state))


def racks_of(state: State) -> dict[Side, tuple[str, ...]]:
    racks: dict[Side, tuple[str, ...]] = {}
    for side in SIDES:
        rack = state.racks[side]
        assert rack is not None
        racks[side] = rack.tiles
    return racks


def first_seed(rulebook: str, wanted: Callable[[tuple[str, ...]], bool]) -> int:
    """The first seed whose starter has the rack that is wanted: to find one for a test."""
    seed = 0
    while True:
        state, _ = begun(Deal(rulebook, seed), ("Ana", "Berta"))
        if wanted(racks_of(state)[state.on_turn]):
            return seed
        seed += 1
