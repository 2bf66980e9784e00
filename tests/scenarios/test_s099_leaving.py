"""S099, S100: leaving the room and coming back."""

from __future__ import annotations

import pytest

from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import Game, by_book
from tests.scenarios.moves import MINUTE, any_play, chess_clock, lay_any, left


def left_the_room(book: str, *, corrido: bool = True) -> Game:
    """A has played, both have noted, and A leaves with the director's knowledge."""
    game = Game(book, steps="by_hand", timing=chess_clock(book, minutes=30, corrido=corrido))
    game.wait(MINUTE)
    lay_any(game, 10)
    game.give(c.Note(by="B"))
    if game.phase == "announced":
        game.give(c.Note(by="A"))
    assert game.phase == "accepted"
    game.give(c.Leave(by="A", side="A", notified=True))
    return game


LEAVING = {
    "fise-2009": ("37 46.5", "37"),
    "aas-2018": ("fise-2009:37 fise-2009:46.5", "fise-2009:37"),
}


@by_book(LEAVING, "back")
def test_s099_leaving_the_room(book: str, grounds: str, back: str) -> None:
    game = left_the_room(book)
    game.done(grounds)
    assert game.on_turn == "B"
    assert game.state.rack_sizes["A"] == 5
    assert game.state.clocks.running == {"B"}
    game.wait(2 * MINUTE)
    lay_any(game, 20)
    game.give(c.DrawTiles(by="B"))
    assert game.decision.refusal is None
    assert not game.decision.carried_out
    game.give(c.PressClock(by="B"))
    game.done(back)
    assert game.state.clocks.running == {"A"}
    game.give(c.Note(by="A"))
    game.out_of_place("player_absent")
    game.wait(3 * MINUTE).give(c.Return(by="A", side="A"))
    game.done(back)
    assert game.state.rack_sizes == {"A": 5, "B": 6}
    assert (left(game, "A"), left(game, "B")) == (26 * MINUTE, 28 * MINUTE)
    game.wait(MINUTE).give(c.DrawTiles(by="A"))
    game.refused_by("drawing.not_before_noting")
    game.give(c.Note(by="A"))
    game.give(c.Note(by="B"))
    assert game.phase == "accepted"
    game.give(c.DrawTiles(by="B"))
    game.refused_by("absence.draws_first", back)
    game.give(c.PressClock(by="B"))
    game.out_of_place("draw_first")
    game.give(c.DrawTiles(by="A"))
    game.done()
    game.give(c.DrawTiles(by="B"))
    game.done()
    assert game.state.rack_sizes == {"A": 7, "B": 7}
    assert (left(game, "A"), left(game, "B")) == (26 * MINUTE, 28 * MINUTE)
    game.give(c.PressClock(by="B"))
    assert game.on_turn == "A"
    assert game.state.clocks.running == {"A"}
    game.wait(10)
    assert left(game, "A") == 26 * MINUTE - 10
    assert game.state.scores() == {"A": 10, "B": 20}


def test_s099_the_returning_player_may_challenge() -> None:
    game = left_the_room("fise-2009")
    lay_any(game, 20)
    game.give(c.PressClock(by="B"))
    game.wait(MINUTE).give(c.Return(by="A", side="A"))
    game.challenge(valid=(False,))
    assert game.turn_kind() == "invalid_play"
    assert game.on_turn == "A"
    assert game.state.rack_sizes == {"A": 5, "B": 7}
    game.passes()
    game.out_of_place("draw_first")
    game.give(c.DrawTiles(by="A"))
    assert game.state.rack_sizes["A"] == 7
    any_play(game)
    assert game.on_turn == "B"


def test_s099_back_before_the_opponent_has_played() -> None:
    game = left_the_room("fise-2009").wait(MINUTE)
    game.give(c.Return(by="A", side="A"))
    assert not game.has(e.ClockStopped)
    game.give(c.DrawTiles(by="A"))
    assert game.state.rack_sizes["A"] == 7
    any_play(game)
    assert game.on_turn == "A"


def test_s099_the_opponent_may_pass_but_draws_nothing() -> None:
    game = left_the_room("fise-2009")
    game.give(c.ExchangeTiles(by="B", count=2))
    game.refused_by("absence.nobody_draws", "37")
    game.passes()
    assert game.on_turn == "A"
    assert game.state.clocks.running == {"A"}
    game.passes()
    game.out_of_place("player_absent")
    game.give(c.Return(by="A", side="A"))
    game.give(c.DrawTiles(by="A"))
    game.done()
    any_play(game)


def test_s099_the_absent_player_loses_when_the_time_is_gone() -> None:
    game = left_the_room("fise-2009")
    lay_any(game)
    game.give(c.PressClock(by="B"))
    game.wait(29 * MINUTE).give(c.Tick(by="director"))
    assert game.state.winner() == "B"
    game.cites("37", e.GameEnded)


def announces_leaving(book: str) -> Game:
    """Steps follow by themselves: A plays, says that he leaves, and B notes."""
    game = Game(book, timing=chess_clock(book, minutes=30, corrido=True))
    lay_any(game, 10)
    game.give(c.Leave(by="A", side="A", notified=True))
    game.give(c.Note(by="B"))
    return game


def test_s099_by_itself_the_absent_player_draws_first() -> None:
    game = announces_leaving("fise-2009")
    assert game.on_turn == "B"
    assert game.state.rack_sizes["A"] == 5
    lay_any(game, 20)
    game.give(c.PressClock(by="B"))
    game.give(c.Return(by="A", side="A"))
    assert game.state.rack_sizes == {"A": 5, "B": 6}
    game.give(c.Note(by="A"))
    drawn = [event.side for event in game.decision.events if isinstance(event, e.TilesDrawn)]
    assert drawn == ["A", "B"]
    assert game.on_turn == "A"
    assert game.state.rack_sizes == {"A": 7, "B": 7}


def test_s099_by_itself_after_a_challenge_or_a_pass() -> None:
    game = announces_leaving("fise-2009")
    lay_any(game, 20)
    game.give(c.PressClock(by="B"))
    game.give(c.Return(by="A", side="A"))
    game.challenge(valid=(False,))
    assert (game.on_turn, game.state.rack_sizes["A"]) == ("A", 7)
    passed = announces_leaving("fise-2009")
    passed.passes()
    passed.give(c.Return(by="A", side="A"))
    assert (passed.on_turn, passed.state.rack_sizes["A"]) == ("A", 7)
    any_play(passed)


def test_s099_the_play_of_the_leaver_may_still_fall() -> None:
    game = Game("fise-2009", timing=chess_clock("fise-2009", corrido=True))
    lay_any(game, 10)
    game.give(c.Leave(by="A", side="A", notified=True))
    game.challenge(valid=(False,))
    assert game.on_turn == "B"
    assert game.state.undrawn == frozenset()
    assert game.state.away == {"A"}


def test_s100_by_itself_the_turn_ends_on_return() -> None:
    game = announces_leaving("redeletras")
    assert game.on_turn == "A"
    assert game.state.clocks.running == {"A"}
    game.wait(MINUTE).give(c.Return(by="A", side="A"))
    assert (game.on_turn, game.state.rack_sizes["A"]) == ("B", 7)
    assert left(game, "A") == 29 * MINUTE


@pytest.mark.parametrize("corrido", [True, False], ids=["corrido", "no_corrido"])
@by_book({"redeletras": "38 A24"})
def test_s100_leaving_with_the_own_clock_running(book: str, grounds: str, corrido: bool) -> None:
    game = left_the_room(book, corrido=corrido)
    game.done(grounds)
    assert game.on_turn == "A"
    assert game.state.rack_sizes["A"] == 5
    assert game.state.clocks.running == {"A"}
    game.wait(3 * MINUTE)
    assert left(game, "A") == 26 * MINUTE
    assert left(game, "B") == 30 * MINUTE
    game.give(c.DrawTiles(by="A"))
    game.out_of_place("player_absent")
    game.give(c.Return(by="A", side="A"))
    game.wait(20).give(c.DrawTiles(by="A"))
    game.give(c.PressClock(by="A"))
    assert left(game, "A") == 26 * MINUTE - (20 if corrido else 0)
    assert game.on_turn == "B"


@pytest.mark.parametrize(
    ("book", "grounds"),
    [("fise-2009", "37"), ("redeletras", "38"), ("aas-2018", "fise-2009:37 A17")],
)
def test_s100_not_before_the_play_is_noted_nor_after_drawing(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book, corrido=True))
    game.give(c.Leave(by="A", side="A", notified=True))
    game.refused_by("absence.after_play", grounds)
    lay_any(game)
    game.give(c.Leave(by="A", side="A", notified=True))
    game.refused_by("absence.after_play", grounds)
    game.give(c.Note(by="B"))
    game.give(c.Note(by="A"))
    game.give(c.DrawTiles(by="A"))
    game.give(c.Leave(by="A", side="A", notified=True))
    game.refused_by("absence.after_play", grounds)
