import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.incident import underdraw_remedy
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


@pytest.mark.parametrize("in_own_turn", [False, True])
def test_art_4_a_short_rack_is_completed_when_noticed(in_own_turn: bool) -> None:
    told = underdraw_remedy(on_rack_or_seen=True, in_own_turn=in_own_turn, book=BOOK)

    assert (told.allowed, told.facts["shown"]) == (True, False)
    assert_cites(told, BOOK.id, "4 A52")
