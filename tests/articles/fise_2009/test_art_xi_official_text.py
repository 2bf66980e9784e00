import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import verdict
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


@pytest.mark.parametrize("valid", [True, False])
def test_art_xi_the_official_text_decides(valid: bool) -> None:
    assert BOOK.provisions.lexicon.official.value == "drae_cd_2003"
    assert_cites(verdict((valid,), BOOK).ruling, BOOK.id, "XI")


def test_art_xi_a_word_only_in_the_dpd_is_not_valid() -> None:
    excluded = BOOK.provisions.lexicon.excluded_sources

    assert "dpd_only_words" in excluded.value
    assert "XI" in excluded.articles
