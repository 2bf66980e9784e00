from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import may_draw_now
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_32_tiles_are_drawn_after_noting() -> None:
    early = may_draw_now(noted=False, challenged=False, book=BOOK)
    now = may_draw_now(noted=True, challenged=False, book=BOOK)

    assert (early.allowed, now.allowed) == (False, True)
    assert_cites(early, BOOK.id, "32")
    assert_cites(now, BOOK.id, "32")


def test_art_32_nobody_draws_while_a_challenge_is_open() -> None:
    told = may_draw_now(noted=True, challenged=True, book=BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "32 42.3")
