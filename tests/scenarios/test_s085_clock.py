"""S085-S092, S094, S095, S102, S103: clocks, overtime, the length of a game."""

from __future__ import annotations

import pytest

from letrado.rules.clock import (
    forgotten_clock,
    game_limit_ruling,
    overtime_points,
    own_management,
)
from letrado.rules.sheet import completion
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.setup import Timing
from tests.scenarios.game import Game, assert_cites, book_named, by_book
from tests.scenarios.moves import MINUTE, any_play, any_tiles, chess_clock, exchange, lay_any, left

OVERTIME = {"fise-2004": "32", "fise-2009": "35", "redeletras": "32", "uf-2007": "21"}


def ended_by_passes(game: Game, seconds_of_a: float) -> Game:
    """A uses so much time and passes; then everybody passes."""
    game.wait(seconds_of_a)
    for _ in range(4):
        game.passes()
    assert game.phase == "over"
    return game


@by_book(OVERTIME)
def test_s085_one_second_of_overtime(book: str, grounds: str) -> None:
    game = ended_by_passes(Game(book, timing=chess_clock(book)), 25 * MINUTE + 1)
    assert game.state.scores() == {"A": -10, "B": 0}
    assert game.event(e.ScoreAdjusted).points == -10
    game.cites(grounds, e.ScoreAdjusted)


@pytest.mark.parametrize(("over", "points"), [(0, 0), (60, 10), (61, 20), (180, 30)])
@by_book(OVERTIME)
def test_s086_overtime_boundaries(book: str, grounds: str, over: int, points: int) -> None:
    game = ended_by_passes(Game(book, timing=chess_clock(book)), 25 * MINUTE + over)
    assert game.state.score("A") == -points
    assert game.state.score("B") == 0
    deducted, told = overtime_points(over * 1000, game.book)
    assert deducted == points
    assert_cites(told, book, grounds if over else f"{grounds} A28")


SETTING = {
    "fise-2004": ("31", None, 25),
    "uf-2007": ("20", None, 25),
    "fise-2009": ("34", 30, 30),
    "redeletras": ("31", 25, 25),
}


@by_book(SETTING, "stipulated", "minutes")
def test_s087_clock_setting(book: str, grounds: str, stipulated: int | None, minutes: int) -> None:
    mode = chess_clock(book, corrido=minutes == 30).mode
    timing = Timing(method="chess_clock", mode=mode, minutes_each=stipulated, game_limit_minutes=50)
    game = Game(book, begun=False, timing=timing)
    game.give(c.SetUp(by="director", setup=game.setup))
    assert game.event(e.GameSetUp).clock_ms == minutes * MINUTE * 1000
    game.done(grounds)


@pytest.mark.parametrize("book", ["fise-2009", "redeletras"])
def test_s087_typical_minutes(book: str) -> None:
    for corrido, minutes in ((True, 30), (False, 25)):
        mode = chess_clock(book, corrido=corrido).mode
        game = Game(book, begun=False, timing=Timing(method="chess_clock", mode=mode))
        game.give(c.SetUp(by="director", setup=game.setup))
        assert game.event(e.GameSetUp).clock_ms == minutes * MINUTE * 1000


def test_s087_half_of_an_odd_limit() -> None:
    timing = Timing(method="chess_clock", mode="no_corrido", game_limit_minutes=55)
    assert left(Game("fise-2004", timing=timing), "A") == 27.5 * MINUTE


@by_book({"fise-2004": "29 31.1", "fise-2009": "32.2 34.1", "redeletras": "29 31.1"})
def test_s088_no_corrido(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book)).wait(15 * MINUTE)
    lay_any(game)
    assert game.event(e.ClockStopped).stop == "end_of_placing"
    game.cites(grounds, e.ClockStopped)
    game.wait(40).accept()
    assert game.on_turn == "B"
    assert left(game, "A") == 10 * MINUTE


@by_book({"fise-2009": "32.1 34.1", "redeletras": "29 31.1", "uf-2007": "19"})
def test_s088_corrido(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book, corrido=True)).wait(15 * MINUTE)
    lay_any(game)
    assert not game.has(e.ClockStopped)
    game.give(c.StopClocks(by="A", stop="end_of_placing"))
    game.refused_by("clock.runs_on", grounds)
    game.wait(40).accept()
    assert left(game, "A") == 9 * MINUTE + 20


@by_book({"fise-2009": "32.1", "redeletras": "29"})
def test_s089_pause_after_five_seconds_of_verification(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book, corrido=True)).wait(MINUTE)
    lay_any(game)
    game.wait(5).give(c.StopClocks(by="B", stop="verification", seconds=5))
    game.refused_by("clock.verification_too_short", grounds)
    game.wait(1).give(c.StopClocks(by="B", stop="verification", seconds=6))
    game.done(grounds)
    game.wait(6).give(c.Note(by="B"))
    assert left(game, "A") == 24 * MINUTE - 6
    game.wait(2)
    assert left(game, "A") == 24 * MINUTE - 8


def counted_by_hand(book: str) -> Game:
    game = Game(book, steps="by_hand", timing=chess_clock(book, corrido=True))
    game.give(c.LayTiles(by="A", tiles=any_tiles(game)))
    game.give(c.Count(by="A"))
    return game


@by_book({"fise-2009": "32.1", "aas-2018": "fise-2009:32.1"})
def test_s090_running_total_wanted(book: str, grounds: str) -> None:
    game = counted_by_hand(book)
    game.give(c.Announce(by="A", points=24))
    game.refused_by("sheet.total_missing", grounds)
    game.give(c.Announce(by="A", points=24, total=24))
    game.done(grounds)
    assert game.event(e.PlayAnnounced).total == 24
    game.give(c.Note(by="B"))
    assert game.event(e.Noted).word == "AA"


@by_book({"redeletras": "29", "uf-2007": "19"})
def test_s090_points_suffice(book: str, grounds: str) -> None:
    game = counted_by_hand(book)
    game.give(c.Announce(by="A", points=24))
    game.done(grounds)
    assert game.phase == "announced"


STOPS = {
    "fise-2004": ("31.2", "31.3", "31.4", "31.5", "31"),
    "fise-2009": ("34.2", "34.3", "34.4", "34.5", "34"),
    "uf-2007": ("20.1", "20.2", "20.3", "20.4", "20"),
    "redeletras": ("31.2", "31.3", "31.4", "31.5", "31"),
}
each_stop = pytest.mark.parametrize(("book", "arts"), STOPS.items(), ids=list(STOPS))


def standing_still(game: Game) -> None:
    """Neither clock moves for two minutes."""
    before = left(game, "A"), left(game, "B")
    game.wait(2 * MINUTE)
    assert (left(game, "A"), left(game, "B")) == before


@each_stop
def test_s091_a_challenge_stops_the_clocks(book: str, arts: tuple[str, ...]) -> None:
    game = Game(book, timing=chess_clock(book, corrido=True)).wait(MINUTE)
    lay_any(game)
    game.challenge()
    game.cites(arts[0], e.ClockStopped)
    standing_still(game)


@each_stop
def test_s091_b_score_difference_stops_the_clocks(book: str, arts: tuple[str, ...]) -> None:
    game = Game(book, timing=chess_clock(book, corrido=True)).wait(MINUTE)
    lay_any(game)
    game.give(c.StopClocks(by="B", stop="score_difference"))
    game.done(arts[1])
    standing_still(game)


@each_stop
def test_s091_c_returning_tiles_stops_the_clocks(book: str, arts: tuple[str, ...]) -> None:
    game = Game(book, timing=chess_clock(book, corrido=True)).wait(MINUTE)
    game.give(c.ReportOverdraw(by="B", side="B", surplus=1, drawn=2, on_rack=False, seen=False))
    game.cites(arts[2], e.ClockStopped)
    standing_still(game)
    game.give(c.ResumeClocks(by="B"))
    game.out_of_place("clocks_held")
    game.give(c.ReturnSurplus(by="A", side="B"))
    before = left(game, "A")
    assert left(game.wait(3), "A") == before - 3


@each_stop
def test_s091_d_calling_the_referee_stops_the_clocks(book: str, arts: tuple[str, ...]) -> None:
    game = Game(book, timing=chess_clock(book, corrido=True)).wait(MINUTE)
    game.give(c.StopClocks(by="A", stop="referee_called"))
    game.done(arts[3])
    standing_still(game)
    game.give(c.ResumeClocks(by="arbiter"))
    before = left(game, "A")
    assert left(game.wait(3), "A") == before - 3


@each_stop
def test_s091_e_an_exchange_does_not_stop_them(book: str, arts: tuple[str, ...]) -> None:
    game = Game(book, timing=chess_clock(book, corrido=True)).wait(MINUTE)
    game.give(c.AnnounceExchange(by="A", count=2))
    game.give(c.StopClocks(by="A", stop="exchange"))
    game.refused_by("clock.runs_on", f"{arts[4]} A70")
    before = left(game, "A")
    assert left(game.wait(20), "A") == before - 20
    exchange(game, 2)
    assert game.on_turn == "B"


@by_book(
    {
        "fise-2004": ("29", "accepted", "opponent_clock_running"),
        "fise-2009": ("32", "accepted", "drawn_up_to_seven"),
        "redeletras": ("29", "accepted", "drawn_up_to_seven"),
        "uf-2007": ("19", "announced", "opponent_clock_running"),
    },
    "phase",
    "turn_ends",
)
def test_s092_play_complete_turn_complete(
    book: str, grounds: str, phase: str, turn_ends: str
) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book))
    lay_any(game)
    game.give(c.Note(by="B"))
    game.give(c.Note(by="A"))
    assert game.phase == phase
    assert game.has(e.PlayAccepted) is (book != "uf-2007")
    assert game.state.turns == ()
    for told in completion(game.book):
        assert_cites(told, book, grounds)
    assert game.book.provisions.turn.turn_complete_when.value == turn_ends
    game.give(c.DrawTiles(by="A"))
    game.give(c.PressClock(by="A"))
    assert game.has(e.PlayAccepted) is (book == "uf-2007")
    assert game.on_turn == "B"


@by_book({"fise-2004": "28.2", "fise-2009": "31.2", "uf-2007": "18.2", "redeletras": "28.2"})
def test_s094_nine_minutes_on_one_turn(book: str, grounds: str) -> None:
    game = Game(book, timing=chess_clock(book)).wait(9 * MINUTE)
    game.give(c.Tick(by="A"))
    assert game.decision.events == ()
    any_play(game, 10)
    assert game.state.score("A") == 10
    assert left(game, "A") == 16 * MINUTE
    told = own_management(game.book)
    assert told.allowed
    assert_cites(told, book, grounds)


@pytest.mark.parametrize("corrido", [False, True], ids=["no_corrido", "corrido"])
@by_book(OVERTIME)
def test_s095_forgotten_clock(book: str, grounds: str, corrido: bool) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book, corrido=corrido))
    lay_any(game)
    game.give(c.Note(by="B"))
    game.give(c.Note(by="A"))
    game.give(c.DrawTiles(by="A"))
    game.wait(5 * MINUTE).give(c.Tick(by="A"))
    assert game.decision.events == ()
    assert game.decision.rulings == ()
    game.give(c.PressClock(by="B"))
    game.out_of_place("not_your_turn")
    assert left(game, "A") == 20 * MINUTE
    assert left(game, "B") == 25 * MINUTE
    told = forgotten_clock(game.book)
    assert not told.allowed
    assert_cites(told, book, grounds)


LIMIT = {
    "fise-2004": "27",
    "fise-2009": "30",
    "uf-2007": "17",
    "aas-2018": "21",
    "redeletras": "27",
}


@by_book(LIMIT)
def test_s102_no_game_limit_only_with_clocks(book: str, grounds: str) -> None:
    rules = book_named(book)
    without = game_limit_ruling(None, clocks=False, book=rules)
    assert not without.allowed
    assert_cites(without, book, grounds)
    assert game_limit_ruling(None, clocks=True, book=rules).allowed
    assert game_limit_ruling(50, clocks=False, book=rules).allowed


@by_book(LIMIT)
def test_s102_without_a_limit_time_never_ends_the_game(book: str, grounds: str) -> None:
    game = Game(book, format="swiss", timing=Timing(method="timer"))
    assert_cites([r for event in game.events for r in event.rulings], book, grounds)
    clocks = Game(book, timing=Timing(method="none"))
    clocks.wait(600 * MINUTE).give(c.Tick(by="A"))
    assert clocks.decision.events == ()
    bare = Game(book, begun=False, format="swiss")
    bare.give(c.SetUp(by="director", setup=bare.setup))
    bare.refused_by("time.limit_or_clocks", grounds)


@by_book({"aas-2018": "21 A17 fise-2009:35"})
def test_s103_overtime_under_the_summary(book: str, grounds: str) -> None:
    game = ended_by_passes(Game(book, timing=chess_clock(book)), 26 * MINUTE + 10)
    assert game.state.score("A") == -20
    game.cites(grounds, e.ScoreAdjusted)


def test_s103_a_tournament_may_switch_it_off() -> None:
    none = {"time": {"overtime": {"points_per_unit": 0}}}
    game = Game("aas-2018", timing=chess_clock("aas-2018"), rules=none)
    ended_by_passes(game, 26 * MINUTE + 10)
    assert game.state.score("A") == 0
