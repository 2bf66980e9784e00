from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import may_draw_now
from letrado.rules.clock import mode_is_allowed, stops_clock
from letrado.rules.sheet import completion
from letrado.table import commands as c
from tests.scenarios.game import Game, assert_cites
from tests.scenarios.moves import chess_clock, lay_any

BOOK = load_rulebook("uf-2007")


def test_art_19_when_play_and_turn_are_complete() -> None:
    play, turn = completion(BOOK)
    assert_cites(play, BOOK.id, "19")
    assert_cites(turn, BOOK.id, "19")
    assert BOOK.provisions.turn.play_complete_when.value == "opponent_clock_running"
    assert BOOK.provisions.turn.turn_complete_when.value == "opponent_clock_running"


def test_art_19_the_clock_does_not_stop_for_counting() -> None:
    told = stops_clock("end_of_placing", "corrido", BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "19 A69")
    assert not mode_is_allowed("no_corrido", BOOK).allowed


def test_art_19_tiles_are_drawn_before_the_clock_is_pressed() -> None:
    told = may_draw_now(noted=False, challenged=False, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "19 A47")


def test_art_19_no_play_is_complete_before_the_clock() -> None:
    game = Game(BOOK.id, steps="by_hand", timing=chess_clock(BOOK.id))
    lay_any(game)
    game.give(c.PressClock(by="A"))
    game.out_of_place("not_noted")
    game.give(c.Note(by="B"))
    assert game.phase == "announced"
    game.give(c.PressClock(by="A"))
    game.out_of_place("draw_first")
    game.give(c.DrawTiles(by="A"))
    game.give(c.PressClock(by="A"))
    assert game.on_turn == "B"
