import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import may_pause_to_verify, mode_is_allowed, stops_clock
from letrado.rules.sheet import announcement_is_complete, completion
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


def test_art_29_when_play_and_turn_are_complete() -> None:
    play, turn = completion(BOOK)
    assert_cites(play, BOOK.id, "29")
    assert_cites(turn, BOOK.id, "29")
    assert BOOK.provisions.turn.play_complete_when.value == "both_noted"
    assert BOOK.provisions.turn.turn_complete_when.value == "drawn_up_to_seven"


def test_art_29_time_may_run_on_while_counting() -> None:
    told = mode_is_allowed("corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "29")


def test_art_29_or_stand_still() -> None:
    told = stops_clock("end_of_placing", "no_corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "29")
    assert not stops_clock("end_of_placing", "corrido", BOOK).allowed


@pytest.mark.parametrize(("seconds", "allowed"), [(0, False), (5, False), (5.1, True)])
def test_art_29_a_pause_after_five_seconds_of_verifying(seconds: float, allowed: bool) -> None:
    told = may_pause_to_verify(seconds, "corrido", BOOK)
    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "29")
    assert not may_pause_to_verify(seconds, "no_corrido", BOOK).allowed


def test_art_29_the_points_of_the_play_are_enough() -> None:
    told = announcement_is_complete("corrido", total_said=False, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "29")
    assert not BOOK.provisions.sheet.note_main_word.value
