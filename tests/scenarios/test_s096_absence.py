"""S096-S098, S101, S153: who comes late, never comes, or leaves without a word."""

from __future__ import annotations

import pytest

from letrado.rules.side import Side
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import Game, by_book
from tests.scenarios.moves import MINUTE, chess_clock, lay_any, left

LATE = {"fise-2009": "36", "redeletras": "32-late", "aas-2018": "fise-2009:36 A17"}


def round_called(book: str, *absent: Side, rules: dict[str, object] | None = None) -> Game:
    """The round starts, thirty minutes each, and these players are not there."""
    timing = chess_clock(book, minutes=30, corrido=True)
    game = Game(book, begun=False, timing=timing, rules=rules)
    game.give(c.SetUp(by="director", setup=game.setup))
    game.give(c.CallRound(by="director", absent=absent))
    return game


@by_book(LATE)
def test_s096_late_arrival(book: str, grounds: str) -> None:
    game = round_called(book, "A")
    game.cites(grounds)
    game.wait(3 * MINUTE).give(c.SettleStart(by="B", tiles=("A", "B")))
    game.out_of_place("player_absent")
    game.wait(4 * MINUTE).give(c.Arrive(by="director", side="A"))
    game.done(grounds)
    assert left(game, "A") == 23 * MINUTE
    game.wait(30).give(c.SettleStart(by="A", tiles=("B", "A")))
    assert left(game, "A") == 23 * MINUTE - 30
    game.give(c.Begin(by="A"))
    assert game.phase == "thinking"
    assert game.on_turn == "B"
    game.wait(10)
    assert (left(game, "A"), left(game, "B")) == (23 * MINUTE - 30, 30 * MINUTE - 10)


@pytest.mark.parametrize("book", ["fise-2004", "uf-2007"])
def test_s096_books_that_say_nothing_run_no_clock(book: str) -> None:
    game = round_called(book, "A")
    assert "late.not_regulated" in game.reasons()
    game.wait(7 * MINUTE).give(c.Arrive(by="director", side="A"))
    assert left(game, "A") == 30 * MINUTE


@by_book(LATE)
def test_s097_both_absent(book: str, grounds: str) -> None:
    game = round_called(book, "A", "B")
    game.cites(grounds)
    game.wait(4 * MINUTE).give(c.Arrive(by="director", side="A"))
    game.done(grounds)
    assert left(game, "A") == 26 * MINUTE
    game.wait(7 * MINUTE).give(c.Arrive(by="director", side="B"))
    assert (left(game, "A"), left(game, "B")) == (26 * MINUTE, 19 * MINUTE)
    game.give(c.ReportLateness(by="director", side="B", times=1))
    assert "late.may_be_warned" in game.reasons()
    game.cites(grounds)


@by_book({"fise-2009": "37 A22", "aas-2018": "fise-2009:37 A17 A22"})
def test_s097_neither_ever_comes(book: str, grounds: str) -> None:
    game = round_called(book, "A", "B").wait(31 * MINUTE)
    game.give(c.Tick(by="director"))
    ended = game.event(e.GameEnded)
    assert (ended.kind, ended.loser) == ("forfeit", None)
    assert game.state.winner() is None
    assert not game.has(e.ScoreAdjusted)
    game.cites(grounds, e.GameEnded)


NEVER = {"fise-2009": "37 A22", "aas-2018": "fise-2009:37 A17 A22"}


@by_book(NEVER)
def test_s098_absent_until_the_time_is_gone(book: str, grounds: str) -> None:
    game = round_called(book, "B").wait(30 * MINUTE - 1)
    game.give(c.Tick(by="director"))
    assert game.phase == "set_up"
    game.wait(61).give(c.Tick(by="director"))
    assert game.event(e.GameEnded).loser == "B"
    assert game.state.winner() == "A"
    assert not game.has(e.ScoreAdjusted)
    game.cites(grounds, e.GameEnded)


@by_book(NEVER)
def test_s098_absent_when_the_other_games_end(book: str, grounds: str) -> None:
    game = round_called(book, "B").wait(20 * MINUTE)
    game.give(c.EndRound(by="B"))
    game.out_of_place("only_an_official")
    game.give(c.EndRound(by="director"))
    assert game.event(e.GameEnded).kind == "forfeit"
    assert game.state.winner() == "A"
    game.cites(grounds, e.GameEnded)


def test_s098_the_tournament_fixes_the_score() -> None:
    spread: dict[str, object] = {"ending": {"forfeit": {"kind": "forfeit_spread", "points": 100}}}
    game = round_called("fise-2009", "B", rules=spread).wait(30 * MINUTE)
    game.give(c.Tick(by="director"))
    assert game.state.scores() == {"A": 100, "B": 0}


def test_s098_silent_books_do_not_forfeit() -> None:
    game = round_called("redeletras", "B").wait(40 * MINUTE)
    game.give(c.EndRound(by="director"))
    game.out_of_place("nobody_absent")
    assert game.phase == "set_up"


@by_book(
    {
        "fise-2004": "41.6 A23",
        "fise-2009": "46.5",
        "uf-2007": "28.4 A23",
        "redeletras": "38 A23",
    }
)
def test_s101_leaving_without_notice(book: str, grounds: str) -> None:
    game = Game(book)
    game.give(c.Leave(by="B", side="A", notified=False))
    game.out_of_place("only_an_official")
    game.give(c.Leave(by="arbiter", side="A", notified=False))
    assert game.event(e.Disqualified).scope == "game"
    assert game.event(e.GameEnded).loser == "A"
    assert game.state.winner() == "B"
    game.cites(grounds, e.Disqualified)
    scope = game.book.provisions.absence.disqualification_scope.value
    assert scope == ("the_game" if book == "fise-2009" else "the_game_unless_extended")


def test_s101_the_summary_says_nothing() -> None:
    game = Game("aas-2018", steps="by_hand")
    lay_any(game)
    game.give(c.Note(by="B"))
    game.give(c.Leave(by="arbiter", side="A", notified=False))
    assert not game.has(e.Disqualified)
    assert "absence.not_regulated" in game.reasons()
    game.cites("silent")


@by_book(LATE)
def test_s153_late_twice(book: str, grounds: str) -> None:
    first, fourth = Game(book), Game(book)
    first.give(c.ReportLateness(by="director", side="A", times=1))
    assert "late.may_be_warned" in first.done(grounds).reasons()
    fourth.give(c.ReportLateness(by="director", side="A", times=2))
    assert "late.may_be_excluded" in fourth.done(grounds).reasons()
    numbers = tuple(ground for ground in ("36", "32-late") if ground in grounds.split())
    if numbers:
        fourth.give(c.Disqualify(by="director", side="A", scope="tournament", articles=numbers))
        assert fourth.event(e.Disqualified).scope == "tournament"
        fourth.done(numbers[0])
