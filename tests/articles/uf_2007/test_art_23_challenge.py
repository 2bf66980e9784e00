import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import Moment, may_challenge, old_word_stands, procedure, verdict
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


@pytest.mark.parametrize(
    ("moment", "allowed"),
    [
        ("placing", False),
        ("counting", True),
        ("announced", True),
        ("noted", True),
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


def test_art_23_clocks_stop_but_not_the_time_of_the_game() -> None:
    told = procedure(BOOK)
    assert told.reason == "challenge.clocks_stop"
    assert_cites(told, BOOK.id, "23")
    assert BOOK.provisions.challenge.game_time_stopped.value is False


def test_art_23_a_play_challenged_off_is_no_pass() -> None:
    assert not BOOK.provisions.challenge.invalid_counts_as_pass.value
    assert_cites(verdict((False,), BOOK).ruling, BOOK.id, "23 A14")
