import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.exchange import may_count_bag
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2004")


def test_art_26_from_outside_anybody_counts() -> None:
    told = may_count_bag(inside=False, consents=0, book=BOOK)

    assert told.allowed
    assert_cites(told, BOOK.id, "26")


@pytest.mark.parametrize(("consents", "allowed"), [(0, False), (1, False), (2, True)])
def test_art_26_inside_it_takes_consent(consents: int, allowed: bool) -> None:
    told = may_count_bag(inside=True, consents=consents, book=BOOK)

    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "26")
