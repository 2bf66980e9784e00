"""Who may stop and resume the clocks, and what the sheets must say meanwhile."""

from __future__ import annotations

import pytest

from letrado.rules.clock import Stop
from letrado.table import commands as c
from tests.scenarios.game import FIVE, Game
from tests.scenarios.moves import chess_clock, lay_any


@pytest.mark.parametrize("stop", ["word_validity", "returning_excess", "absence"])
def test_in_a_hosted_game_nobody_feigns_a_cause(stop: Stop) -> None:
    game = Game("fise-2009", way="hosted", timing=chess_clock("fise-2009"))
    game.give(c.StopClocks(by="A", stop=stop))
    game.out_of_place("clocks_stop_by_themselves")


def test_a_hosted_game_measures_the_verification() -> None:
    timing = chess_clock("fise-2009", corrido=True)
    game = Game("fise-2009", way="hosted", timing=timing, racks=("AAEIORS", "AAEIORS"))
    game.give(c.StopClocks(by="B", stop="verification", seconds=60))
    game.out_of_place("nothing_to_note")
    lay_any(game)
    game.wait(5).give(c.StopClocks(by="B", stop="verification", seconds=60))
    game.refused_by("clock.verification_too_short", "32.1")
    game.wait(1).give(c.StopClocks(by="B", stop="verification"))
    game.done("32.1")


def test_spectators_only_watch() -> None:
    game = Game("fise-2009", timing=chess_clock("fise-2009"))
    game.give(c.StopClocks(by="spectator", stop="referee_called"))
    game.out_of_place("only_at_the_table")


@pytest.mark.parametrize("book", FIVE)
def test_resuming_lifts_only_what_is_over(book: str) -> None:
    game = Game(book, timing=chess_clock(book))
    lay_any(game)
    game.challenge()
    game.give(c.StopClocks(by="B", stop="referee_called"))
    game.give(c.ResumeClocks(by="arbiter"))
    game.done()
    assert "word_validity" in game.state.clocks.stops
    assert "referee_called" not in game.state.clocks.stops


@pytest.mark.parametrize("book", FIVE)
def test_the_second_sheet_says_what_the_first_says(book: str) -> None:
    game = Game(book, steps="by_hand")
    lay_any(game, 24)
    game.give(c.Note(by="A", points=24))
    game.give(c.Note(by="B", points=27))
    game.refused_by("sheet.scores_differ")
    game.give(c.Note(by="B", points=24))
    game.done()
