from letrado.rulebook.loader import load_rulebook
from letrado.rules.penalty import main_criterion
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_30_the_rules_are_the_main_criterion() -> None:
    told = main_criterion(BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "30")
