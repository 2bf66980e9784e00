"""Games of any shape, played by chance and by mischief: what must stay true stays true.

What is checked after every command is in tests/table/watched.py.
"""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import DataObject

from letrado.rulebook.loader import rulebook_ids
from letrado.table import commands as c
from letrado.table.words import AskTheArbiter, Words
from tests.known_words import known_words
from tests.table.everybody import KINDS, Everybody
from tests.table.strategies import commands, setups
from tests.table.watched import WatchedTable

ENDS_THE_GAME = "desk_end"
STEPS = 30
JUDGES: list[Words] = [AskTheArbiter(), known_words()]  # the list knows no word

chances = st.integers(0, 2**32)


class Games(RuleBasedStateMachine):
    """A table at which anything may be asked for; subclasses say under which book and how."""

    book_id = ""
    way: Literal["hosted", "recorded"] = "hosted"

    @initialize(data=st.data(), begun=st.booleans())
    def set_up(self, data: DataObject, begun: bool) -> None:
        words = data.draw(st.sampled_from(JUDGES))
        self.table = WatchedTable(data.draw(setups(self.book_id, self.way)), words)
        self.player = Everybody(self.table.book, self.table.tile_set, Random(0))
        if begun:
            self.table.give(self.player.goes_on(self.table.state))
            self.table.give(self.player.goes_on(self.table.state))

    @rule(chance=chances, times=st.integers(1, 12))
    def go_on(self, chance: int, times: int) -> None:
        """The game goes its way."""
        self.player.random.seed(chance)
        for _ in range(times):
            self.table.now += 1000
            self.table.give(self.player.goes_on(self.table.state))

    @rule(kind=st.sampled_from([kind for kind in KINDS if kind != ENDS_THE_GAME]), chance=chances)
    def ask(self, kind: str, chance: int) -> None:
        """Somebody asks for something that makes sense at some moments."""
        self.player.random.seed(chance)
        self.table.give(self.player.command(kind, self.table.state))

    @rule(chance=chances)
    def end(self, chance: int) -> None:
        self.player.random.seed(chance)
        if chance % 8 == 0:
            self.table.give(self.player.command(ENDS_THE_GAME, self.table.state))

    @rule(command=commands)
    def ask_anything(self, command: c.AnyCommand) -> None:
        self.table.give(command)

    @rule(milliseconds=st.sampled_from([1, 4_000, 31_000, 125_000, 200_000, -5_000, -1_000_000]))
    def time_goes_by(self, milliseconds: int) -> None:
        """Also backwards, as when the machine sets its clock."""
        self.table.now += milliseconds
        self.table.give(c.Tick(by="A"))

    def teardown(self) -> None:
        self.table.check_journal()


@pytest.mark.parametrize("book_id", rulebook_ids())
@pytest.mark.parametrize("way", ["hosted", "recorded"])
def test_what_must_be_true_of_a_game_is_true_after_every_command(
    book_id: str, way: Literal["hosted", "recorded"]
) -> None:
    machine = type("GamesOfOneKind", (Games,), {"book_id": book_id, "way": way})

    half = settings(max_examples=settings().max_examples // 2, stateful_step_count=STEPS)
    run_state_machine_as_test(machine, settings=half)
