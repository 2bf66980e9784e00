from letrado.rulebook.loader import load_rulebook
from letrado.rules.absence import leaving
from letrado.rules.penalty import consulted, may_penalise, may_show_card
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_28_1_a_word_asked_about_and_answered_is_barred() -> None:
    told = consulted(1, answered=True, book=BOOK)
    assert told.reason == "consultation.word_barred"
    assert_cites(told, BOOK.id, "28.1")


def test_art_28_2_asking_again_disqualifies() -> None:
    told = consulted(2, answered=True, book=BOOK)
    assert told.reason == "consultation.disqualified"
    assert_cites(told, BOOK.id, "28.2")


def test_art_28_3_the_organisation_may_sanction_without_a_scale() -> None:
    assert may_penalise(1, "director", BOOK).allowed
    told = may_penalise(40, "director", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "28.3")
    assert not may_show_card(BOOK).allowed


def test_art_28_4_leaving_without_notice_disqualifies() -> None:
    told = leaving(notified=False, book=BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "28.4 A23")
    assert leaving(notified=True, book=BOOK).allowed
