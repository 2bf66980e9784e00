import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import clock_minutes, stops_clock
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


@pytest.mark.parametrize(("limit", "minutes"), [(50, 25), (60, 30), (55, 27.5)])
def test_art_20_each_clock_has_half_of_the_limit(limit: int, minutes: float) -> None:
    given, told = clock_minutes(limit, None, "corrido", BOOK)
    assert given == minutes
    assert_cites(told, BOOK.id, "20")


def test_art_20_1_validity_is_being_established() -> None:
    told = stops_clock("word_validity", "corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "20.1")


def test_art_20_2_sums_differ() -> None:
    told = stops_clock("score_difference", "corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "20.2")


def test_art_20_3_tiles_go_back() -> None:
    told = stops_clock("returning_excess", "corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "20.3")


def test_art_20_4_the_referee_is_called() -> None:
    told = stops_clock("referee_called", "corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "20.4")


def test_art_20_nothing_else_stops_it() -> None:
    exchange = stops_clock("exchange", "corrido", BOOK)
    assert not exchange.allowed
    assert_cites(exchange, BOOK.id, "20 A70")
    underdraw = stops_clock("underdraw", "corrido", BOOK)
    assert not underdraw.allowed
    assert_cites(underdraw, BOOK.id, "A71")
