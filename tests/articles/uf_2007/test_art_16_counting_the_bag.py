import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.exchange import may_count_bag
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_16_from_outside_anybody_counts() -> None:
    told = may_count_bag(inside=False, consents=0, book=BOOK)

    assert told.allowed
    assert_cites(told, BOOK.id, "16")


@pytest.mark.parametrize(("consents", "allowed"), [(0, False), (1, True), (2, True)])
def test_art_16_inside_it_takes_consent(consents: int, allowed: bool) -> None:
    told = may_count_bag(inside=True, consents=consents, book=BOOK)

    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "16")
