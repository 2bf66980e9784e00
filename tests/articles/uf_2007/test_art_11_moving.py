from letrado.rulebook.loader import load_rulebook
from tests.articles.plays import moving
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_11_letters_change_places_before_the_count() -> None:
    for told in (
        moving("E9 F9 G9", "G9 F9 E9", BOOK, "to_correct"),
        moving("E9 F9 G9", "G9 F9 E9", BOOK, "to_improve"),
        moving("E9 F9 G9", "F9 G9 H9", BOOK, "to_link"),
    ):
        assert told.allowed
        assert_cites(told, BOOK.id, "11")


def test_art_11_nothing_moves_once_the_count_begins() -> None:
    told = moving("E9 F9 G9", "G9 F9 E9", BOOK, counting=True)

    assert not told.allowed
    assert_cites(told, BOOK.id, "11")


def test_art_11_tiles_stay_in_their_line() -> None:
    told = moving("E9 F9 G9", "E10 F10 G10", BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "10 11 13")
