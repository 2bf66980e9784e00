from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import may_challenge
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_22_noting_and_letting_the_clock_start_is_accepting() -> None:
    event = BOOK.provisions.challenge.acceptance_event
    assert event.value == "opponent_notes_and_clock_started"
    assert event.articles == ("22",)


def test_art_22_noting_alone_is_not() -> None:
    told = may_challenge("noted", BOOK, by_opponent=True)
    assert told.allowed
    assert_cites(told, BOOK.id, "22")


def test_art_22_once_the_clock_runs_it_is_too_late() -> None:
    told = may_challenge("next_turn", BOOK, by_opponent=True)
    assert told.reason == "challenge.too_late"
    assert_cites(told, BOOK.id, "22")
