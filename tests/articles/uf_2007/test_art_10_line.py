from letrado.game.square import Square
from letrado.rulebook.loader import load_rulebook
from letrado.rules.handling import may_lay_next
from tests.articles.plays import squares
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_10_the_first_tile_leaves_row_and_column_open() -> None:
    for square in squares("I8 H9 H3"):
        told = may_lay_next(squares("H8"), square, BOOK)
        assert told.allowed
        assert_cites(told, BOOK.id, "10")


def test_art_10_the_second_tile_fixes_the_line() -> None:
    laid = squares("H8 H9")

    assert may_lay_next(laid, Square.parse("H12"), BOOK).allowed
    told = may_lay_next(laid, Square.parse("I9"), BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "10")
