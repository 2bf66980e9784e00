from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import own_management, timer_expired
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2004")


def test_art_28_1_the_timer_gives_two_minutes() -> None:
    assert BOOK.provisions.time.timer.seconds.value == 120
    told = timer_expired(placing_started=False, book=BOOK)
    assert told.reason == "timer.turn_lost"
    assert_cites(told, BOOK.id, "28.1")


def test_art_28_2_with_a_clock_everybody_manages_the_own_time() -> None:
    told = own_management(BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "28.2")


def test_art_28_three_ways_of_measuring() -> None:
    methods = BOOK.provisions.time.methods
    assert methods.value == ("timer", "chess_clock", "digital_countdown")
    assert methods.articles == ("28",)
