from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import game_limit_ruling, time_is_up
from letrado.rules.ending import ending_by_time
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_17_the_tournament_sets_the_limit() -> None:
    told = game_limit_ruling(50, clocks=False, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "17")
    assert not game_limit_ruling(None, clocks=False, book=BOOK).allowed
    assert game_limit_ruling(None, clocks=True, book=BOOK).allowed


def test_art_17_a_turn_begun_in_time_is_finished() -> None:
    told = time_is_up(under_way=True, book=BOOK)
    assert told.reason == "time.finish_this_turn"
    assert_cites(told, BOOK.id, "17 A04")


def test_art_17_no_turn_is_equalised() -> None:
    ending = ending_by_time((9, 8), BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "17 27.4")
