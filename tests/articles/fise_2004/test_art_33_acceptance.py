from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import may_challenge
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2004")


def test_art_33_noting_is_accepting() -> None:
    event = BOOK.provisions.challenge.acceptance_event
    assert event.value == "opponent_notes_score"
    assert event.articles == ("33",)


def test_art_33_what_is_noted_cannot_be_challenged() -> None:
    told = may_challenge("noted", BOOK, by_opponent=True)
    assert told.reason == "challenge.too_late"
    assert_cites(told, BOOK.id, "33")


def test_art_33_nor_by_the_referee() -> None:
    assert not may_challenge("noted", BOOK, by_opponent=False).allowed
