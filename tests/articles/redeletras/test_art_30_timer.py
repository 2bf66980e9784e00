from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import may_move_after_timer, timer_expired
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


def test_art_30_three_signals() -> None:
    timer = BOOK.provisions.time.timer
    assert timer.signals.value == len(timer.signal_seconds_before_end.value) == 3
    assert timer.signals.articles == ("30",)


def test_art_30_a_word_being_laid_is_finished() -> None:
    told = timer_expired(placing_started=True, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "30")


def test_art_30_nothing_laid_loses_the_turn() -> None:
    told = timer_expired(placing_started=False, book=BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "30 A09")


def test_art_30_no_letter_moves_after_the_last_signal() -> None:
    told = may_move_after_timer(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "30")
