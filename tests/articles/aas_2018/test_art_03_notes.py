from letrado.rulebook.loader import load_rulebook
from letrado.rules.penalty import printed_notes
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("aas-2018")


def test_art_3_only_blank_paper_is_allowed() -> None:
    told = printed_notes(BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "3")
    assert BOOK.provisions.notes.only_blank_paper.value
    assert BOOK.provisions.notes.taking_notes.value
