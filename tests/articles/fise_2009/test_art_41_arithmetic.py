import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.sheet import may_correct_play, may_correct_total
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


@pytest.mark.parametrize("signed", [False, True])
def test_art_41_sums_are_corrected_until_both_have_signed(signed: bool) -> None:
    told = may_correct_total(signed=signed, ended=True, book=BOOK)
    assert told.allowed is not signed
    assert_cites(told, BOOK.id, "41")


@pytest.mark.parametrize("signed", [False, True])
def test_art_41_so_is_the_count_of_one_play(signed: bool) -> None:
    told = may_correct_play(signed=signed, ended=False, book=BOOK)
    assert told.allowed is not signed
    assert_cites(told, BOOK.id, "41")
