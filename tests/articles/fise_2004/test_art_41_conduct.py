import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.absence import leaving
from letrado.rules.penalty import consulted, may_penalise, talking
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2004")


def test_art_41_1_talk_and_comments() -> None:
    told = talking(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "41.1 41.4")


def test_art_41_2_a_word_asked_about_and_answered_is_barred() -> None:
    told = consulted(1, answered=True, book=BOOK)
    assert told.reason == "consultation.word_barred"
    assert_cites(told, BOOK.id, "41.2")


def test_art_41_3_asking_again_disqualifies() -> None:
    told = consulted(2, answered=True, book=BOOK)
    assert told.reason == "consultation.disqualified"
    assert_cites(told, BOOK.id, "41.3")


@pytest.mark.parametrize(("points", "allowed"), [(29, False), (30, True), (31, False)])
def test_art_41_5_thirty_points(points: int, allowed: bool) -> None:
    told = may_penalise(points, "arbiter", BOOK)
    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "41.5")


def test_art_41_5_not_by_a_monitor() -> None:
    assert not may_penalise(30, "monitor", BOOK).allowed


def test_art_41_6_leaving_without_notice_disqualifies() -> None:
    told = leaving(notified=False, book=BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "41.6 A23")
    assert leaving(notified=True, book=BOOK).allowed
