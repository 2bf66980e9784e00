from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import mode_is_allowed
from letrado.rules.sheet import announcement_is_complete, completion
from letrado.table import commands as c
from tests.scenarios.game import Game, assert_cites
from tests.scenarios.moves import chess_clock, lay_any

BOOK = load_rulebook("fise-2004")


def test_art_29_when_play_and_turn_are_complete() -> None:
    play, turn = completion(BOOK)
    assert_cites(play, BOOK.id, "29")
    assert_cites(turn, BOOK.id, "29")
    assert BOOK.provisions.turn.play_complete_when.value == "both_noted"
    assert BOOK.provisions.turn.turn_complete_when.value == "opponent_clock_running"


def test_art_29_the_own_clock_stops_before_counting() -> None:
    told = mode_is_allowed("no_corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "29")
    assert not mode_is_allowed("corrido", BOOK).allowed


def test_art_29_the_points_of_the_play_are_enough() -> None:
    told = announcement_is_complete("no_corrido", total_said=False, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "29")


def test_art_29_play_by_play_as_the_article_has_it() -> None:
    game = Game(BOOK.id, steps="by_hand", timing=chess_clock(BOOK.id))
    lay_any(game)
    game.give(c.Note(by="B"))
    assert game.phase == "announced"
    game.give(c.Note(by="A"))
    assert game.phase == "accepted"
    game.give(c.PressClock(by="A"))
    game.out_of_place("draw_first")
    game.give(c.DrawTiles(by="A"))
    game.give(c.PressClock(by="A"))
    assert game.on_turn == "B"
