import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.clock import forgotten_clock, overtime_points
from tests.scenarios.game import Game, assert_cites
from tests.scenarios.moves import chess_clock, lay_any

BOOK = load_rulebook("fise-2004")


@pytest.mark.parametrize(
    ("over_ms", "points"), [(0, 0), (1, 10), (1000, 10), (60_000, 10), (60_001, 20), (600_000, 100)]
)
def test_art_32_ten_points_for_each_minute_begun(over_ms: int, points: int) -> None:
    deducted, told = overtime_points(over_ms, BOOK)
    assert deducted == points
    assert_cites(told, BOOK.id, "32")


def test_art_32_on_the_dot_is_in_time() -> None:
    assert_cites(overtime_points(0, BOOK)[1], BOOK.id, "32 A28")


def test_art_32_nobody_tells_a_player_to_press_the_clock() -> None:
    told = forgotten_clock(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "32")


def test_art_32_the_game_goes_on() -> None:
    game = Game(BOOK.id, timing=chess_clock(BOOK.id)).wait(27 * 60)
    lay_any(game)
    game.done()
    assert game.phase == "announced"
