"""What a person receives does not depend on tiles that the person may not see."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from letrado.game.bag import Bag
from letrado.game.rack import Rack
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rules.side import SIDES, Side
from letrado.server.about import About, Seat, Terms
from letrado.server.event_view import event_view
from letrado.server.game_view import Seen, game_view
from letrado.server.wire import Role, Update
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.setup import GameSetup
from letrado.table.state import AFTER_PLAY, State
from letrado.table.words import AskTheArbiter
from tests.table.player import Player

SEED = "ab" * 32
Told = list[tuple[State, e.AnyEvent]]
ROLES: tuple[Role, ...] = ("A", "B", "arbiter", "spectator")


def under_way(
    book_id: str, random: Random, steps: int
) -> tuple[State, list[tuple[State, e.AnyEvent]]]:
    """A hosted game by chance, broken off; each event with the state before it."""
    book = load_rulebook(book_id)
    player = Player(book, load_tile_set(book.provisions.tiles.set.value), random)
    setup = GameSetup(rulebook=book_id, players=("Ana", "Bruno"), seed=SEED, arbiter_present=True)
    state, told = State(), list[tuple[State, e.AnyEvent]]()
    command: c.AnyCommand = c.SetUp(by="director", setup=setup)
    for number in range(steps):
        for event in decide(state, command, book, AskTheArbiter(), 1000 * number).events:
            after = apply(state, event)
            if after.phase in AFTER_PLAY:
                return state, told
            told.append((state, event))
            state = after
        command = player.goes_on(state)
    return state, told


def with_other_hidden_tiles(state: State, sees: Side | None, random: Random) -> State:
    """The same game, but what this person cannot see is dealt anew."""
    hidden = [side for side in SIDES if side != sees and state.racks[side] is not None]
    bag = state.bag
    if bag is None:
        return state
    pool = list(bag.tiles)
    for side in hidden:
        rack = state.racks[side]
        pool += rack.tiles if rack is not None else ()
    random.shuffle(pool)
    racks = dict(state.racks)
    for side in hidden:
        count = len(racks[side].tiles) if racks[side] is not None else 0  # type: ignore[union-attr]
        racks[side], pool = Rack(tuple(pool[:count])), pool[count:]
    return replace(state, racks=racks, bag=Bag(tuple(pool), bag.seed, bag.shuffles))


def with_other_draws(event: e.AnyEvent, sees: Side | None, random: Random) -> e.AnyEvent:
    """The same event, but hidden tiles that it carries are others."""
    match event:
        case e.TilesDrawn(side=side, tiles=tiles) if side != sees and tiles is not None:
            return replace(event, tiles=tuple(random.choices("AEIOSRN?", k=len(tiles))))
        case e.TilesExchanged(side=side, away=away, drawn=drawn) if side != sees:
            return replace(
                event,
                away=None if away is None else tuple(random.choices("BCDF", k=len(away))),
                drawn=None if drawn is None else tuple(random.choices("AEIO", k=len(drawn))),
            )
        case e.FreelyExchanged(side=side, drawn=drawn) if side != sees and drawn is not None:
            return replace(event, drawn=tuple(random.choices("AEIO", k=len(drawn))))
        case e.SurplusReturned(side=side, tiles=tiles) if side != sees and tiles is not None:
            return replace(event, tiles=tuple(random.choices("AEIO", k=len(tiles))))
        case _:
            return event


def received(book_id: str, state: State, told: Told, role: Role) -> bytes:
    """The bytes of an update for one role."""
    about = About(
        id="g",
        terms=Terms(book_id),
        seats={"A": Seat("a", "Ana"), "B": Seat("b", "Bruno")},
        judge="arbiter",
    )
    seen = Seen(about, state, load_rulebook(book_id), state.latest)
    events = tuple(
        event_view(event, before, number, "es")
        for number, (before, event) in enumerate(told, start=1)
    )
    return msgspec.json.encode(Update(state.events, events, game_view(seen, role)))


@settings(max_examples=60)
@given(
    book_id=st.sampled_from(rulebook_ids()),
    seed=st.integers(0, 10**6),
    steps=st.integers(4, 60),
    role=st.sampled_from(ROLES),
)
def test_bytes_are_the_same_when_only_hidden_tiles_differ(
    book_id: str, seed: int, steps: int, role: Role
) -> None:
    state, told = under_way(book_id, Random(seed), steps)
    sees: Side | None = "A" if role == "A" else "B" if role == "B" else None
    random = Random(seed + 1)
    other_state = with_other_hidden_tiles(state, sees, random)
    other_told = [
        (with_other_hidden_tiles(before, sees, random), with_other_draws(event, sees, random))
        for before, event in told
    ]

    assert received(book_id, state, told, role) == received(book_id, other_state, other_told, role)


def test_the_other_hidden_tiles_of_these_tests_do_differ() -> None:
    state, told = under_way("fise-2009", Random(1), 30)
    other = with_other_hidden_tiles(state, "A", Random(2))

    assert other.racks["A"] == state.racks["A"]
    assert other.racks["B"] != state.racks["B"]
    assert other.bag != state.bag
    assert received("fise-2009", state, told, "B") != received("fise-2009", other, told, "B")


def test_neither_seed_nor_racks_are_in_the_bytes_before_the_end() -> None:
    state, told = under_way("fise-2009", Random(3), 20)

    for role in ROLES:
        assert SEED.encode() not in received("fise-2009", state, told, role)
