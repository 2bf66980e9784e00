from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import game_limit_ruling, overtime_points, time_is_up
from letrado.rules.ending import ending_by_time
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("aas-2018")


def test_art_21_the_tournament_sets_the_limit() -> None:
    told = game_limit_ruling(50, clocks=False, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "21")
    assert not game_limit_ruling(None, clocks=False, book=BOOK).allowed
    assert game_limit_ruling(None, clocks=True, book=BOOK).allowed


def test_art_21_a_turn_begun_in_time_is_finished() -> None:
    told = time_is_up(under_way=True, book=BOOK)
    assert told.reason == "time.finish_this_turn"
    assert_cites(told, BOOK.id, "21 A04")


def test_art_21_the_summary_ends_no_game_by_time() -> None:
    assert ending_by_time((9, 9), BOOK) is None
    assert_cites(time_is_up(under_way=False, book=BOOK), BOOK.id, "21")


def test_art_21_overtime_is_taken_over_from_the_full_text() -> None:
    points, told = overtime_points(70_000, BOOK)
    assert points == 20
    assert_cites(told, BOOK.id, "21 A17 fise-2009:35")
