from letrado.rulebook.loader import load_rulebook
from letrado.rules.incident import OverdrawFacts, overdraw_remedy
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2004")


def test_art_7_the_bag_is_raised() -> None:
    held = BOOK.provisions.drawing.bag_position

    assert held.value == "15cm_from_face"
    assert held.articles == ("7",)


def test_art_7_1_a_tile_still_in_the_hand_goes_back_unseen() -> None:
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=False, seen=False)
    remedy = overdraw_remedy(facts, 8, BOOK)

    assert (remedy.taken_from, remedy.may_see_surplus) == ("drawn", False)
    assert_cites(remedy.ruling, BOOK.id, "7.1 31.4")


def test_art_7_2_on_the_rack_any_tile_may_be_taken() -> None:
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=True, seen=False)
    remedy = overdraw_remedy(facts, 8, BOOK)

    assert (remedy.taken_from, remedy.shown, remedy.may_see_surplus) == ("rack", 0, False)
    assert_cites(remedy.ruling, BOOK.id, "7.2 31.4")


def test_art_7_3_what_the_player_saw_the_opponent_may_see() -> None:
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=True, seen=True)
    remedy = overdraw_remedy(facts, 8, BOOK)

    assert remedy.may_see_surplus
    assert not remedy.turn_lost
    assert_cites(remedy.ruling, BOOK.id, "7.2 7.3 31.4")


def test_art_7_the_opponent_who_notices_gains_nothing_more() -> None:
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=True, seen=True, noticed_by="opponent")
    remedy = overdraw_remedy(facts, 8, BOOK)

    assert not remedy.turn_lost
    assert_cites(remedy.ruling, BOOK.id, "7.2")
