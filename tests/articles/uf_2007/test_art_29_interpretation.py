from letrado.rulebook.loader import load_rulebook
from letrado.rules.penalty import uncovered_case
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_29_who_decides_what_the_rules_do_not_foresee() -> None:
    told = uncovered_case(BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "29")
    assert BOOK.provisions.interpretation.by.value == "referees"
    assert BOOK.provisions.interpretation.body.value == "uf_executive_committee"
