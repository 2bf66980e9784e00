from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.rulebook.loader import load_rulebook
from letrado.rules.placement import placement_faults
from tests.articles.plays import faults_of, squares
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("redeletras")


def test_art_8_tiles_lie_in_one_line() -> None:
    play = [(square, PlacedTile("A")) for square in squares("H8 I9")]
    faults = {ruling.reason: ruling for ruling in placement_faults(Board(), play, BOOK)}

    assert_cites(faults["placement.not_in_line"], BOOK.id, "8")


def test_art_8_the_word_has_no_gap() -> None:
    play = [(square, PlacedTile("A")) for square in squares("H8 J8")]
    faults = {ruling.reason: ruling for ruling in placement_faults(Board(), play, BOOK)}

    assert_cites(faults["placement.gap"], BOOK.id, "8")
    assert not faults_of("8H A.A", BOOK, "8I S")


def test_art_8_all_new_words_score() -> None:
    game = Game("redeletras")
    game.played("8E CASA")

    assert game.play("9G OS") == (2 + 1) + (1 + 2) + (1 + 1)
    game.cites("8")


def test_art_8_words_are_not_judged_unless_challenged() -> None:
    assert not faults_of("8H XZQ", BOOK)
    assert not BOOK.provisions.placement.invalid_words_are_refused.value
