"""S135-S138: the time of the whole game is over."""

from __future__ import annotations

from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.setup import Timing
from tests.scenarios.game import Game, by_book
from tests.scenarios.moves import MINUTE, any_play, challenged_off, chess_clock, ended, lay_any

LIMITED = Timing(method="none", game_limit_minutes=50)
TIME = {"fise-2004": "27 40.4", "fise-2009": "30 45.5", "redeletras": "27 37.5"}


def nine_turns(book: str, *, of_b: int) -> Game:
    """A has had nine turns, B this many; 200 to 190, racks known."""
    game = Game(book, timing=LIMITED)
    any_play(game, 200)
    any_play(game, 190)
    while game.state.turns_of("A") < 9 or game.state.turns_of("B") < of_b:
        any_play(game, 0)
    assert game.state.turns_of("B") == of_b
    return game.given(racks=("Z", "ZAAAAA"))


@by_book(TIME)
def test_s135_time_up_equal_turns(book: str, grounds: str) -> None:
    game = nine_turns(book, of_b=8).wait(50 * MINUTE)
    game.give(c.Tick(by="B"))
    game.cites(grounds, e.TimeUp)
    assert game.phase == "thinking"
    assert game.on_turn == "B"
    any_play(game, 20)
    ended(game, "time").cites(grounds, e.GameEnded)
    assert game.state.scores() == {"A": 200, "B": 210}
    assert not game.has(e.ScoreAdjusted)


@by_book(TIME)
def test_s135_the_equalising_turn_may_be_challenged(book: str, grounds: str) -> None:
    game = nine_turns(book, of_b=8).wait(50 * MINUTE)
    challenged_off(game)
    ended(game, "time").cites(grounds, e.GameEnded)
    assert game.state.scores() == {"A": 200, "B": 190}


@by_book(TIME)
def test_s135_the_equalising_turn_empties_the_rack(book: str, grounds: str) -> None:
    game = nine_turns(book, of_b=8).given(racks=("Z", "A"), bag_size=0).wait(50 * MINUTE)
    any_play(game, 20)
    ended(game, "time").cites(f"{grounds} A05", e.GameEnded)
    assert game.state.scores() == {"A": 200, "B": 210}


@by_book(TIME)
def test_s135_a_turn_begun_in_time_is_finished(book: str, grounds: str) -> None:
    game = nine_turns(book, of_b=9).given(racks=("AA", "AA"))
    lay_any(game, 5)
    game.wait(50 * MINUTE).give(c.Tick(by="A"))
    game.cites(f"{grounds.split(maxsplit=1)[0]} A04", e.TimeUp)
    assert game.phase == "announced"
    game.accept()
    assert game.phase == "thinking"
    assert game.on_turn == "B"
    game.passes()
    ended(game, "time").cites(grounds, e.GameEnded)
    assert game.state.scores() == {"A": 205, "B": 190}


@by_book(TIME)
def test_s136_time_up_already_equal(book: str, grounds: str) -> None:
    game = nine_turns(book, of_b=9).wait(50 * MINUTE)
    game.give(c.MakePlay(by="A", tiles=()))
    ended(game, "time").cites(grounds, e.GameEnded)
    game.out_of_place("game_over")
    assert game.state.scores() == {"A": 200, "B": 190}


@by_book(TIME)
def test_s136_tiles_returned_when_the_time_was_up(book: str, grounds: str) -> None:
    game = nine_turns(book, of_b=9)
    game.give(c.ReportOverdraw(by="B", side="B", surplus=1, drawn=2, on_rack=False, seen=False))
    game.wait(50 * MINUTE).give(c.ReturnSurplus(by="A", side="B"))
    assert game.phase == "thinking"
    game.give(c.Tick(by="A"))
    ended(game, "time").cites(grounds, e.GameEnded)


@by_book({"uf-2007": "17 27.4"})
def test_s137_time_up_without_equalising(book: str, grounds: str) -> None:
    game = nine_turns(book, of_b=8).wait(50 * MINUTE)
    game.give(c.Tick(by="B"))
    ended(game, "time").cites(grounds, e.GameEnded)
    assert game.state.scores() == {"A": 200, "B": 190}
    assert not game.has(e.ScoreAdjusted)


def test_s137_the_summary_has_no_end_by_time() -> None:
    game = nine_turns("aas-2018", of_b=8).wait(500 * MINUTE)
    game.give(c.Tick(by="B"))
    assert game.decision.events == ()


@by_book(
    {
        "fise-2004": "32 40.4",
        "fise-2009": "35 45.5",
        "uf-2007": "21 27.4",
        "redeletras": "32 37.5",
    }
)
def test_s138_time_up_and_overtime(book: str, grounds: str) -> None:
    each = chess_clock(book)
    timing = Timing(
        method="chess_clock", mode=each.mode, minutes_each=each.minutes_each, game_limit_minutes=50
    )
    game = Game(book, timing=timing, racks=("ZAEIOUS", "ZAEIOUS")).wait(23 * MINUTE + 30)
    game.passes()
    game.wait(26 * MINUTE + 30).give(c.Pass(by="B"))
    ended(game, "time")
    assert game.state.scores() == {"A": 0, "B": -20}
    game.cites(f"{grounds} A87", e.ScoreAdjusted)
