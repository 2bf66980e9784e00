from letrado.rulebook.loader import load_rulebook
from letrado.rules.handling import breach_costs_turn
from tests.articles.plays import moving
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("aas-2018")


def test_art_18_letters_move_within_their_line() -> None:
    for told in (
        moving("E9 F9 G9", "G9 F9 E9", BOOK, "to_correct"),
        moving("E9 F9 G9", "G9 F9 E9", BOOK, "to_improve"),
        moving("E9 F9 G9", "F9 G9 H9", BOOK, "to_improve"),
    ):
        assert told.allowed
        assert_cites(told, BOOK.id, "18")


def test_art_18_they_do_not_leave_it() -> None:
    told = moving("E5 F5 G5", "E7 F7 G7", BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "18")


def test_art_18_a_breach_costs_the_turn() -> None:
    told = breach_costs_turn(BOOK)

    assert told.reason == "handling.withdraw_and_lose_turn"
    assert_cites(told, BOOK.id, "18 25a A02")
