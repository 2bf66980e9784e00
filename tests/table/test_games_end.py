"""Every game ends, whatever its players keep doing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Literal

import pytest

from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.table import commands as c
from letrado.table.setup import GameSetup, Timing
from letrado.table.state import AFTER_PLAY, State
from tests.table.player import Player
from tests.table.watched import WatchedTable

ENOUGH = 600
Way = Literal["hosted", "recorded"]
Steps = Literal["automatic", "by_hand"]


def table(book_id: str, way: Way = "hosted", steps: Steps = "automatic") -> WatchedTable:
    mode = load_rulebook(book_id).provisions.time.clock.modes.value[0]
    timing = Timing(method="chess_clock", mode=mode, minutes_each=25)
    return WatchedTable(
        GameSetup(
            rulebook=book_id,
            players=("Ana", "Bruno"),
            way=way,
            steps=steps,
            timing=timing,
            seed="5e" * 32,
        )
    )


def commands_until_over(
    table: WatchedTable, choose: Callable[[Player, State], c.AnyCommand], chance: int = 0
) -> int:
    """How many commands it takes; a turn not otherwise chosen goes its way."""
    player = Player(table.book, table.tile_set, Random(chance))
    for given in range(ENOUGH):
        if table.state.phase in AFTER_PLAY:
            table.check_journal()
            return given
        table.now += 2000
        thinking = table.state.phase == "thinking"
        choice = choose(player, table.state) if thinking else player.goes_on(table.state)
        table.give(choice)
    pytest.fail(f"still {table.state.phase} after {ENOUGH} commands")


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_a_game_in_which_everybody_passes_ends(book_id: str) -> None:
    game = table(book_id)

    commands_until_over(game, lambda _, state: c.Pass(by=state.on_turn))

    assert game.state.final is not None
    assert game.state.final.kind == "passes"


@pytest.mark.parametrize("book_id", rulebook_ids())
@pytest.mark.parametrize("steps", ["automatic", "by_hand"])
@pytest.mark.parametrize("way", ["hosted", "recorded"])
def test_a_game_that_goes_its_way_ends_and_is_signed(book_id: str, way: Way, steps: Steps) -> None:
    for chance in range(3):
        game = table(book_id, way, steps)
        commands_until_over(game, Player.turn, chance)
        player = Player(game.book, game.tile_set, Random(chance))
        for _ in range(4):
            game.give(player.goes_on(game.state))

        assert game.state.phase == "closed"


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_a_game_in_which_nobody_does_anything_ends_with_its_time(book_id: str) -> None:
    """Where the book knows such an ending; otherwise the clocks only run on."""
    timing = Timing(method="timer", game_limit_minutes=10)
    game = WatchedTable(
        GameSetup(rulebook=book_id, players=("Ana", "Bruno"), way="recorded", timing=timing)
    )
    player = Player(game.book, game.tile_set, Random(0))
    for _ in ("settle the start", "begin"):
        game.give(player.goes_on(game.state))
    for _ in range(12):
        game.now += 125_000
        game.give(c.Tick(by="A"))

    assert game.state.phase == "over"
