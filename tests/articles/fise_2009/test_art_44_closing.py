import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.sheet import may_reopen, signing
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_44_both_signatures_close_the_game() -> None:
    told = signing(ended=True, words_complete=True, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "44")
    assert BOOK.provisions.closing.by_signatures.value is True


def test_art_44_nobody_signs_before_the_end() -> None:
    assert not signing(ended=False, words_complete=True, book=BOOK).allowed


@pytest.mark.parametrize("by_both", [False, True])
def test_art_44_only_both_together_reopen_it(by_both: bool) -> None:
    told = may_reopen(by_both=by_both, book=BOOK)
    assert told.allowed is by_both
    assert_cites(told, BOOK.id, "44")
