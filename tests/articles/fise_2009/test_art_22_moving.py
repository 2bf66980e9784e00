import pytest

from letrado.rulebook.loader import load_rulebook
from tests.articles.plays import moving
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_22_1_the_whole_word_shifts_in_its_line_to_link() -> None:
    told = moving("E9 F9 G9", "G9 H9 I9", BOOK)

    assert told.allowed
    assert_cites(told, BOOK.id, "22.1")
    assert not moving("E9 F9 G9", "F9 G9 H9", BOOK, "to_improve").allowed


def test_art_22_it_does_not_leave_its_line() -> None:
    told = moving("E9 F9 G9", "E10 F10 G10", BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "22.1")


def test_art_22_2_letters_change_places() -> None:
    told = moving("E9 F9 G9", "G9 F9 E9", BOOK, "to_correct")

    assert told.allowed
    assert_cites(told, BOOK.id, "22.2")


def test_art_22_2_also_for_more_points() -> None:
    told = moving("E9 F9 G9", "G9 F9 E9", BOOK, "to_improve")

    assert told.allowed is True
    assert_cites(told, BOOK.id, "22.2 A60")


def test_art_22_nothing_moves_once_the_count_begins() -> None:
    told = moving("E9 F9 G9", "G9 H9 I9", BOOK, counting=True)

    assert not told.allowed
    assert_cites(told, BOOK.id, "22")


@pytest.mark.parametrize(("square", "allowed"), [("I6", True), ("F10", True), ("G7", False)])
def test_art_22_a_single_tile_slides_along_row_and_column(square: str, allowed: bool) -> None:
    told = moving("F6", square, BOOK)

    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "22")
