import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.penalty import main_criterion, may_penalise
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_49_the_rules_are_the_main_criterion() -> None:
    told = main_criterion(BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "49")


@pytest.mark.parametrize(("points", "allowed"), [(20, False), (24, False), (25, True), (200, True)])
def test_art_49_twenty_five_points_or_more(points: int, allowed: bool) -> None:
    told = may_penalise(points, "director", BOOK)
    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "49")


def test_art_49_not_by_a_monitor() -> None:
    told = may_penalise(25, "monitor", BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "49")
