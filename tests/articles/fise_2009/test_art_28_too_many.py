import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.incident import OverdrawFacts, deliberate_overdraw, overdraw_remedy
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_28_1_a_tile_still_in_the_hand_goes_back_unseen() -> None:
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=False, seen=False)
    remedy = overdraw_remedy(facts, 8, BOOK)

    assert (remedy.taken_from, remedy.shown, remedy.may_see_surplus) == ("drawn", 0, False)
    assert_cites(remedy.ruling, BOOK.id, "28.1 34.4")


@pytest.mark.parametrize(("surplus", "held", "shown"), [(1, 8, 3), (2, 9, 4), (3, 4, 4)])
def test_art_28_2_the_opponent_chooses_among_two_more(surplus: int, held: int, shown: int) -> None:
    facts = OverdrawFacts(surplus=surplus, drawn=4, on_rack=True, seen=True)
    remedy = overdraw_remedy(facts, held, BOOK)

    assert (remedy.taken_from, remedy.shown) == ("rack", shown)
    assert_cites(remedy.ruling, BOOK.id, "28.2 A06")


def test_art_28_2_tiles_seen_but_not_on_the_rack_are_shown_from_the_draw() -> None:
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=False, seen=True)
    remedy = overdraw_remedy(facts, 8, BOOK)

    assert (remedy.taken_from, remedy.shown) == ("drawn", 3)
    assert_cites(remedy.ruling, BOOK.id, "28.2")


def test_art_28_noticed_by_the_opponent_it_costs_the_turn() -> None:
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=True, seen=True, noticed_by="opponent")
    remedy = overdraw_remedy(facts, 8, BOOK)

    assert (remedy.turn_lost, remedy.shown) == (True, 8)
    assert_cites(remedy.ruling, BOOK.id, "28")


def test_art_28_found_in_the_own_turn_it_is_the_same() -> None:
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=True, seen=True, in_own_turn=True)
    remedy = overdraw_remedy(facts, 8, BOOK)

    assert remedy.turn_lost
    assert_cites(remedy.ruling, BOOK.id, "28 A07")


@pytest.mark.parametrize(
    ("in_game", "in_tournament", "goes_on"),
    [(1, 1, True), (1, 2, True), (2, 2, False), (1, 3, False)],
)
def test_art_28_two_faults_in_a_game_or_three_in_all_expel(
    in_game: int, in_tournament: int, goes_on: bool
) -> None:
    told = deliberate_overdraw(in_game, in_tournament, BOOK)

    assert told.allowed is goes_on
    assert_cites(told, BOOK.id, "28")
