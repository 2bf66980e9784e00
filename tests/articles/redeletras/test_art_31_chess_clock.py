from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import clock_minutes, stops_clock
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


def test_art_31_the_tournament_sets_the_clocks() -> None:
    minutes, told = clock_minutes(50, 20, "corrido", BOOK)
    assert minutes == 20
    assert_cites(told, BOOK.id, "31")


def test_art_31_typically_thirty_or_twenty_five() -> None:
    assert clock_minutes(None, None, "corrido", BOOK)[0] == 30
    assert clock_minutes(None, None, "no_corrido", BOOK)[0] == 25


def test_art_31_1_placing_is_over() -> None:
    told = stops_clock("end_of_placing", "no_corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "31.1")


def test_art_31_2_validity_is_being_established() -> None:
    told = stops_clock("word_validity", "no_corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "31.2")


def test_art_31_3_sums_differ() -> None:
    told = stops_clock("score_difference", "no_corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "31.3")


def test_art_31_4_tiles_go_back() -> None:
    told = stops_clock("returning_excess", "no_corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "31.4")


def test_art_31_5_the_referee_is_called() -> None:
    told = stops_clock("referee_called", "no_corrido", BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "31.5")


def test_art_31_nothing_else_stops_it() -> None:
    exchange = stops_clock("exchange", "no_corrido", BOOK)
    assert not exchange.allowed
    assert_cites(exchange, BOOK.id, "31 A70")
    underdraw = stops_clock("underdraw", "no_corrido", BOOK)
    assert not underdraw.allowed
    assert_cites(underdraw, BOOK.id, "A71")
