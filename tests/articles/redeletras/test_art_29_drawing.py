import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import may_draw_now
from letrado.rules.incident import underdraw_remedy
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


def test_art_29_tiles_are_drawn_after_noting() -> None:
    early = may_draw_now(noted=False, challenged=False, book=BOOK)
    now = may_draw_now(noted=True, challenged=False, book=BOOK)

    assert (early.allowed, now.allowed) == (False, True)
    assert_cites(early, BOOK.id, "29")
    assert_cites(now, BOOK.id, "29")


def test_art_29_nobody_draws_while_a_challenge_is_open() -> None:
    told = may_draw_now(noted=True, challenged=True, book=BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "29 35.3")


@pytest.mark.parametrize("in_own_turn", [False, True])
def test_art_29_a_short_rack_is_completed_when_noticed(in_own_turn: bool) -> None:
    told = underdraw_remedy(on_rack_or_seen=True, in_own_turn=in_own_turn, book=BOOK)

    assert (told.allowed, told.facts["shown"]) == (True, False)
    assert_cites(told, BOOK.id, "29 A52")
