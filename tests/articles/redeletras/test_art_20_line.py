from letrado.game.square import Square
from letrado.rulebook.loader import load_rulebook
from letrado.rules.handling import may_lay_next
from tests.articles.plays import squares
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


def test_art_20_1_the_first_tile_leaves_row_and_column_open() -> None:
    for square in squares("I8 H9 H3"):
        told = may_lay_next(squares("H8"), square, BOOK)
        assert told.allowed
        assert_cites(told, BOOK.id, "20.1 20.2")


def test_art_20_2_the_second_tile_fixes_the_line() -> None:
    laid = squares("H8 H9")

    assert may_lay_next(laid, Square.parse("H12"), BOOK).allowed
    told = may_lay_next(laid, Square.parse("I9"), BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "20.1 20.2")


def test_art_20_several_tiles_may_go_down_at_once() -> None:
    assert BOOK.provisions.handling.several_tiles_at_once.value
    assert_cites(may_lay_next(squares("H8 I8"), Square.parse("J8"), BOOK), BOOK.id, "20")
