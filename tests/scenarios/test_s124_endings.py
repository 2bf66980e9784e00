"""S124-S134, S139, S140: passes, long runs, going out, nobody can place."""

from __future__ import annotations

import pytest

from letrado.rules.ending import long_run
from letrado.rules.side import SIDES, Side
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import FIVE, SPANISH, Game, assert_cites, by_book
from tests.scenarios.moves import any_play, challenged_off, ended, exchange


def own_racks_off(game: Game, before: dict[Side, int]) -> None:
    """Each player has lost what stood on the own rack."""
    for side in SIDES:
        rack = game.state.racks[side]
        assert rack is not None
        assert game.state.score(side) == before[side] - rack.points(game.tile_set)


@by_book({"fise-2004": "40.2", "fise-2009": "45.2", "aas-2018": "25a", "redeletras": "37.2"})
def test_s124_two_passes_each(book: str, grounds: str) -> None:
    game = Game(book, racks=("AAEIOSZ", "AAEIOSR"))
    game.passes()
    challenged_off(game)
    game.passes()
    assert game.phase == "thinking"
    game.passes()
    ended(game, "passes").cites(grounds, e.GameEnded)
    own_racks_off(game, {"A": 0, "B": 0})
    assert game.state.scores() == {"A": -16, "B": -7}


def exchange_between_passes(book: str) -> Game:
    game = Game(book)
    game.passes()
    game.passes()
    exchange(game)
    game.passes()
    assert game.on_turn == "A"
    game.passes()
    assert game.phase == "thinking"
    return game


@by_book({"fise-2004": "40.2", "fise-2009": "45.2", "aas-2018": "25a", "redeletras": "37.2"})
def test_s125_exchange_interrupts(book: str, grounds: str) -> None:
    game = exchange_between_passes(book)
    game.passes()
    assert game.phase == "thinking"
    game.passes()
    ended(game, "passes").cites(grounds, e.GameEnded)
    assert len(game.state.turns) == 7


@by_book({"uf-2007": "27.2"})
def test_s125_six_turns_without_tiles(book: str, grounds: str) -> None:
    game = exchange_between_passes(book)
    game.passes()
    ended(game, "zero_run").cites(grounds, e.GameEnded)


@by_book({"uf-2007": "27.2"})
def test_s126_challenged_off_is_not_a_pass(book: str, grounds: str) -> None:
    game = Game(book)
    game.passes()
    challenged_off(game)
    assert "A14" in {ground.reference for told in game.rulings() for ground in told.grounds}
    game.cites("23 27.2 A14", e.VerdictGiven)
    game.passes()
    game.passes()
    assert game.phase == "thinking"
    exchange(game)
    exchange(game)
    ended(game, "zero_run").cites(grounds, e.GameEnded)


ZERO_RUN = {"fise-2009": "45.3", "redeletras": "37.3"}


@by_book(ZERO_RUN)
def test_s127_twelve_zero_turns(book: str, grounds: str) -> None:
    game = Game(book)
    any_play(game, 120)
    any_play(game, 98)
    game.given(racks=("ZAEIOUA", "AEIOURS"))
    for turn in range(5):
        if turn == 2:
            challenged_off(game)
        else:
            game.give(c.ExchangeTiles(by="A", tiles=("A",)))
        game.given(racks=("ZAEIOUA", "AEIOURS"))
        game.passes()
    game.passes()
    assert game.phase == "thinking"
    assert len(game.state.turns) == 13
    game.give(c.ExchangeTiles(by="B", tiles=("A",)))
    ended(game, "zero_run").cites(grounds, e.GameEnded)
    points = [a.points for a in game.decision.events if isinstance(a, e.ScoreAdjusted)]
    assert points[0] == -16
    assert game.state.score("A") == 104


@by_book(ZERO_RUN)
def test_s128_twelve_zero_turns_at_nil_nil(book: str, grounds: str) -> None:
    game = Game(book)
    for _ in range(20):
        exchange(game)
    assert game.phase == "thinking"
    any_play(game, 2)
    for _ in range(11):
        exchange(game)
    assert game.phase == "thinking"
    exchange(game)
    ended(game, "zero_run").cites(grounds, e.GameEnded)


@by_book(
    {
        "fise-2009": "45.2 A20",
        "fise-2004": "40.2 A20",
        "redeletras": "37.2 A20",
        "aas-2018": "25a A15 A20",
    }
)
def test_s129_two_passes_each_at_nil_nil(book: str, grounds: str) -> None:
    game = Game(book, racks=("ZAE", "JA"))
    for _ in range(4):
        game.passes()
    ended(game, "passes").cites(grounds)
    assert game.state.scores() == {"A": -12, "B": -9}


@by_book({"uf-2007": "27.2"})
def test_s130_three_turns_each_without_tiles(book: str, grounds: str) -> None:
    game = Game(book)
    for kind in "xxpxx":
        if kind == "x":
            exchange(game)
        else:
            game.passes()
    assert game.phase == "thinking"
    game.given(racks=("AEIOURS", "AEIOUXS"))
    game.passes()
    ended(game, "zero_run").cites(grounds)
    own_racks_off(game, {"A": 0, "B": 0})


@by_book({"fise-2004": "40.1 40.2 40.3 40.4 silent", "aas-2018": "25 25a 25b A17"})
def test_s131_no_long_run(book: str, grounds: str) -> None:
    game = Game(book)
    any_play(game, 10)
    for _ in range(20):
        exchange(game)
    assert game.phase == "thinking"
    told = long_run(game.book)
    assert not told.allowed
    assert told.reason == "ending.no_such_ending"
    assert_cites(told, book, grounds)


OUT = {
    "fise-2004": "40.3",
    "fise-2009": "45.4",
    "uf-2007": "27.3",
    "aas-2018": "25b",
    "redeletras": "37.4",
}


def about_to_go_out(book: str) -> Game:
    game = Game(book).given(board=["8H CASA"], scores=(350, 340))
    return game.given(racks=("SOL", "ZA"), bag_size=0)


@by_book(OUT)
def test_s132_going_out(book: str, grounds: str) -> None:
    game = about_to_go_out(book)
    rack = game.state.racks["B"]
    assert rack is not None
    worth = rack.points(game.tile_set)
    assert worth == (9 if book == "uf-2007" else 11)
    game.played("9H SOL", 8)
    ended(game, "out").cites(grounds)
    assert game.event(e.GameEnded).out == "A"
    assert game.state.scores() == {"A": 358 + worth, "B": 340 - worth}


def test_s132_the_last_rack_revealed_afterwards() -> None:
    game = about_to_go_out("fise-2009")
    game.state.racks["B"] = None
    game.played("9H SOL", 8)
    assert game.state.scores() == {"A": 358, "B": 340}
    game.give(c.RevealRack(by="B", side="B", tiles=("Z", "A")))
    game.done("45.4")
    assert game.state.scores() == {"A": 369, "B": 329}


@by_book(OUT)
def test_s133_no_equalising_turn(book: str, grounds: str) -> None:
    game = about_to_go_out(book)
    game.played("9H SOL", 8)
    assert (game.state.turns_of("A"), game.state.turns_of("B")) == (1, 0)
    ended(game, "out").cites(f"{grounds} A86", e.GameEnded)
    game.passes()
    game.out_of_place("game_over")


@by_book(
    {
        "fise-2004": "34",
        "fise-2009": "39",
        "uf-2007": "23",
        "aas-2018": "23",
        "redeletras": "34",
    }
)
def test_s134_going_out_challenged(book: str, grounds: str) -> None:
    game = about_to_go_out(book)
    game.play("9H SOL", 8)
    game.challenge(valid=(False,) * 4)
    game.cites(grounds, e.VerdictGiven)
    assert game.phase == "thinking"
    assert game.on_turn == "B"
    assert game.state.rack_sizes["A"] == 3
    assert game.state.scores() == {"A": 350, "B": 340}
    game.passes()
    game.played("9H SOL", 8)
    ended(game, "out").cites(OUT[book], e.GameEnded)


@by_book({"fise-2004": "40.1", "fise-2009": "45.1", "uf-2007": "27.1", "redeletras": "37.1"})
def test_s139_nobody_can_place(book: str, grounds: str) -> None:
    game = Game(book, racks=("V", "J"), bag_size=0)
    game.give(c.Tick(by="A"))
    assert game.decision.events == ()
    game.give(c.DeclareNoMoves(by="A"))
    assert game.phase == "thinking"
    game.give(c.DeclareNoMoves(by="B"))
    ended(game, "no_moves").cites(f"{grounds} A18", e.GameEnded)
    own_racks_off(game, {"A": 0, "B": 0})
    if book != "uf-2007":
        assert game.state.scores() == {"A": -4, "B": -8}


def test_s139_not_in_the_summary() -> None:
    game = Game("aas-2018", racks=("V", "J"), bag_size=0)
    game.give(c.DeclareNoMoves(by="A"))
    game.refused_by("ending.no_such_ending", "25 A17")


@by_book({"aas-2018": "25a A15"})
def test_s140_adjustment_after_two_passes_each(book: str, grounds: str) -> None:
    game = Game(book, racks=("VEAO", "AEO")).given(scores=(300, 280))
    for _ in range(4):
        game.passes()
    ended(game, "passes").cites(grounds)
    assert game.state.scores() == {"A": 293, "B": 277}


@pytest.mark.parametrize("book", FIVE)
def test_s127_an_accepted_play_of_no_points_breaks_every_run(book: str) -> None:
    game = Game(book)
    for _ in range(3):
        game.passes()
    any_play(game, 0)
    game.passes()
    assert game.phase == "thinking"
    assert len(game.state.turns) == 5


@pytest.mark.parametrize("book", SPANISH)
def test_s124_a_withdrawn_play_is_a_pass(book: str) -> None:
    game = Game(book, steps="by_hand")
    game.passes()
    game.give(c.LayTiles(by="B", tiles=game.tiles("8H CASA")))
    game.give(c.Count(by="B"))
    game.give(c.TakeUpTiles(by="B"))
    assert game.turn_kind() == "breach"
    game.passes()
    game.passes()
    ended(game, "passes").cites("A02", e.GameEnded)


def test_s127_a_turn_lost_for_tiles_too_many_counts_for_nothing() -> None:
    game = Game("fise-2009")
    game.passes()
    game.passes()
    game.give(
        c.ReportOverdraw(
            by="A", side="B", surplus=1, drawn=2, on_rack=True, seen=False, noticed_by="opponent"
        )
    )
    game.give(c.ReturnSurplus(by="A", side="B"))
    game.passes()
    assert [turn.kind for turn in game.state.turns] == ["pass", "pass", "pass", "overdraw"]
    assert game.phase == "thinking"
    game.passes()
    game.passes()
    game.passes()
    assert game.phase == "thinking"
    game.passes()
    ended(game, "passes")
