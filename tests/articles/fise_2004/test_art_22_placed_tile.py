import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.handling import must_play_tile, tentative_tiles
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2004")


@pytest.mark.parametrize(
    ("dropped", "seen", "may_take_back"),
    [(False, True, False), (False, False, True), (True, True, False), (True, False, True)],
)
def test_art_22_a_tile_the_opponent_saw_must_be_played(
    dropped: bool, seen: bool, may_take_back: bool
) -> None:
    told = must_play_tile(dropped=dropped, seen_by_opponent=seen, book=BOOK)

    assert told.allowed is may_take_back
    assert_cites(told, BOOK.id, "22")


def test_art_22_tiles_tried_on_a_screen_bind_nobody() -> None:
    assert tentative_tiles(BOOK).allowed
    assert_cites(tentative_tiles(BOOK), BOOK.id, "22")
