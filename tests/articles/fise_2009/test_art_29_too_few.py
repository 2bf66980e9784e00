from letrado.rulebook.loader import load_rulebook
from letrado.rules.incident import underdraw_remedy
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_29_1_unseen_the_rack_is_completed() -> None:
    told = underdraw_remedy(on_rack_or_seen=False, in_own_turn=False, book=BOOK)

    assert (told.allowed, told.facts["shown"]) == (True, False)
    assert_cites(told, BOOK.id, "29.1")


def test_art_29_2_seen_or_on_the_rack_the_new_tiles_are_shown() -> None:
    told = underdraw_remedy(on_rack_or_seen=True, in_own_turn=False, book=BOOK)

    assert (told.allowed, told.facts["shown"]) == (True, True)
    assert_cites(told, BOOK.id, "29.2")


def test_art_29_found_in_the_own_turn_the_turn_is_played_first() -> None:
    told = underdraw_remedy(on_rack_or_seen=True, in_own_turn=True, book=BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "29 A54")
