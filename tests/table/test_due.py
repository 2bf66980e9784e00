"""Nothing happens by itself before the time that is told, and looking then is enough."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.tournament import TournamentRules
from letrado.table import commands as c
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.due import next_due
from letrado.table.setup import GameSetup, Timing, book_of
from letrado.table.state import State
from letrado.table.words import AskTheArbiter
from tests.table.player import Player


@given(
    book_id=st.sampled_from(rulebook_ids()),
    seed=st.integers(0, 10**6),
    method=st.sampled_from(["none", "chess_clock", "timer"]),
    silence=st.booleans(),
)
def test_time_brings_nothing_about_before_it_is_due(
    book_id: str, seed: int, method: str, silence: bool
) -> None:
    random = Random(seed)
    plain = load_rulebook(book_id)
    changes = {"challenge": {"acceptance_delay_seconds": 20}} if silence else {}
    setup = GameSetup(
        rulebook=book_id,
        players=("Ana", "Bruno"),
        tournament=TournamentRules(book_id, provisions=changes),
        timing=Timing(
            method=method,  # type: ignore[arg-type]
            mode=plain.provisions.time.clock.modes.value[0],
            game_limit_minutes=30,
        ),
        seed=f"{seed:064x}",
        arbiter_present=True,
    )
    book = book_of(setup)
    player = Player(book, load_tile_set(book.provisions.tiles.set.value), random)
    words = AskTheArbiter()
    state, now = State(), 0
    command: c.AnyCommand = c.SetUp(by="director", setup=setup)
    for _ in range(30):
        for event in decide(state, command, book, words, now).events:
            state = apply(state, event)
        due = next_due(state, book, now)
        later = now + random.randrange(1, 90_000)
        before = later if due is None else min(later, due - 1)
        if before > now:
            assert decide(state, c.Tick(by="A"), book, words, before).events == ()
        now = later
        command = player.goes_on(state)
