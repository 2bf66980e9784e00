import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.penalty import consulted, may_penalise, may_show_card, talking
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("aas-2018")


def test_art_26_talk_and_comments() -> None:
    told = talking(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "26")


@pytest.mark.parametrize("times", [1, 2])
def test_art_26_asking_about_a_word_is_forbidden_without_sanction(times: int) -> None:
    told = consulted(times, answered=True, book=BOOK)
    assert told.reason == "consultation.forbidden"
    assert_cites(told, BOOK.id, "26")


def test_art_26_no_points_and_no_cards() -> None:
    assert not may_penalise(30, "director", BOOK).allowed
    assert not may_show_card(BOOK).allowed
