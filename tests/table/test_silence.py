"""Acceptance by silence, where a tournament sets a delay."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import FIVE, Game
from tests.scenarios.moves import any_play, lay_any

DELAY: dict[str, object] = {"challenge": {"acceptance_delay_seconds": 20}}


@pytest.mark.parametrize("book", FIVE)
def test_silence_accepts_after_the_delay(book: str) -> None:
    game = Game(book, rules=DELAY)
    lay_any(game, 12)
    game.wait(19).give(c.Tick(by="A"))
    assert game.phase == "announced"
    game.wait(1).give(c.Tick(by="A"))
    assert game.on_turn == "B"
    assert game.state.score("A") == 12
    noted = next(event for event in game.decision.events if isinstance(event, e.Noted))
    assert noted.side == "B"
    assert Citation(book, "prueba", "tournament") in noted.rulings[0].grounds
    game.give(c.MakeChallenge(by="B"))
    game.refused_by("challenge.too_late")


def test_without_a_delay_silence_says_nothing() -> None:
    game = Game("fise-2009")
    lay_any(game)
    game.wait(100_000).give(c.Tick(by="A"))
    assert game.phase == "announced"


def test_the_delay_begins_again_after_a_verdict() -> None:
    game = Game("fise-2009", rules=DELAY)
    lay_any(game)
    game.wait(15).challenge()
    game.wait(300).give(c.Tick(by="A"))
    assert game.phase == "challenged"
    game.give(c.GiveVerdict(by="arbiter", valid=(True,)))
    game.wait(19).give(c.Tick(by="A"))
    assert game.phase == "announced"
    game.wait(1).give(c.Tick(by="A"))
    assert game.on_turn == "B"


def test_nobody_is_silent_while_the_referee_is_called() -> None:
    game = Game("fise-2009", rules=DELAY)
    lay_any(game)
    game.give(c.StopClocks(by="B", stop="referee_called"))
    game.wait(60).give(c.Tick(by="A"))
    assert game.phase == "announced"


def test_by_hand_silence_is_the_note_of_the_opponent_only() -> None:
    game = Game("fise-2009", steps="by_hand", rules=DELAY)
    lay_any(game)
    game.wait(20).give(c.Tick(by="A"))
    assert game.phase == "announced"
    game.give(c.Note(by="A"))
    assert game.phase == "accepted"


def test_a_play_noted_in_time_needs_no_silence() -> None:
    game = any_play(Game("fise-2009", rules=DELAY))
    game.wait(20).give(c.Tick(by="A"))
    assert game.decision.events == ()
