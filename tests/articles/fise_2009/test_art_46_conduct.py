from letrado.rulebook.loader import load_rulebook
from letrado.rules.absence import leaving
from letrado.rules.penalty import consulted, smoking_food_phone, talking
from letrado.rules.sheet import noting
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_46_1_talk_and_comments() -> None:
    told = talking(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "46.1 46.2 46.3")


def test_art_46_2_a_word_asked_about_and_answered_is_barred() -> None:
    told = consulted(1, answered=True, book=BOOK)
    assert told.reason == "consultation.word_barred"
    assert_cites(told, BOOK.id, "46.2")


def test_art_46_2_asking_again_disqualifies() -> None:
    told = consulted(2, answered=True, book=BOOK)
    assert told.reason == "consultation.disqualified"
    assert_cites(told, BOOK.id, "46.2")


def test_art_46_4_smoking_food_phone() -> None:
    told = smoking_food_phone(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "46.4")


def test_art_46_5_leaving_without_notice_disqualifies() -> None:
    told = leaving(notified=False, book=BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "46.5")
    assert leaving(notified=True, book=BOOK).allowed


def test_art_46_6_players_note_as_well_as_they_can() -> None:
    assert_cites(noting(BOOK), BOOK.id, "46.6 5.2 41")
