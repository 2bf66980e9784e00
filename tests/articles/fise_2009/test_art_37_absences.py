import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.absence import (
    absent_player_loses,
    clock_of_absent,
    leaving,
    may_draw_before,
    returning,
)
from letrado.rules.clock import stops_clock
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_37_leaving_with_notice() -> None:
    told = leaving(notified=True, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "37")
    assert BOOK.provisions.absence.leave_when.value == "after_play_before_drawing"


def test_art_37_leaving_without_notice() -> None:
    told = leaving(notified=False, book=BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "37 46.5")


def test_art_37_the_opponent_plays_and_starts_the_clock_of_the_absent_player() -> None:
    assert_cites(clock_of_absent(BOOK), BOOK.id, "37")


@pytest.mark.parametrize("returned", [False, True])
def test_art_37_the_opponent_does_not_draw_first(returned: bool) -> None:
    told = may_draw_before(returned=returned, book=BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "37")


def test_art_37_the_clock_is_neutralised_on_return() -> None:
    assert_cites(returning(BOOK), BOOK.id, "37")
    told = stops_clock("absence", "corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "37")


def test_art_37_an_absent_player_loses() -> None:
    told = absent_player_loses(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "37 A22")
