import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import (
    Moment,
    may_challenge,
    meaning_is_irrelevant,
    old_word_stands,
    verdict,
)
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("aas-2018")


@pytest.mark.parametrize(
    ("moment", "allowed"),
    [
        ("placing", False),
        ("counting", True),
        ("announced", True),
        ("noted", False),
        ("next_turn", False),
    ],
)
def test_art_23_when_a_play_may_be_challenged(moment: Moment, allowed: bool) -> None:
    told = may_challenge(moment, BOOK, by_opponent=True)
    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "23")


def test_art_23_an_invalid_play_is_taken_back_and_the_turn_lost() -> None:
    answer = verdict((False,), BOOK)
    assert not answer.valid
    assert_cites(answer.ruling, BOOK.id, "23")


def test_art_23_a_failed_challenge_costs_nothing() -> None:
    assert BOOK.provisions.challenge.failed_penalty_points.value == 0
    assert not BOOK.provisions.challenge.failed_loses_turn.value
    assert_cites(verdict((True,), BOOK).ruling, BOOK.id, "23 A76")


def test_art_23_words_of_earlier_turns_stand() -> None:
    told = old_word_stands(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "23")


def test_art_23_the_meaning_need_not_be_known() -> None:
    told = meaning_is_irrelevant(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "23")
