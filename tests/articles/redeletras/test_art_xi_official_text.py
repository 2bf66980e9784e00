import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import verdict
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


@pytest.mark.parametrize("valid", [True, False])
def test_art_xi_the_official_text_decides(valid: bool) -> None:
    assert BOOK.provisions.lexicon.official.value == "drae_online_22"
    assert_cites(verdict((valid,), BOOK).ruling, BOOK.id, "XI")


def test_art_xi_a_word_only_in_the_dpd_is_not_valid() -> None:
    excluded = BOOK.provisions.lexicon.excluded_sources

    assert "dpd_only_words" in excluded.value
    assert "XI" in excluded.articles


def test_art_xi_the_site_keeps_words_to_be_removed_and_leaves_new_ones_out() -> None:
    lexicon = BOOK.provisions.lexicon

    assert lexicon.included_explicitly.value == ("entries_marked_for_removal",)
    assert "amendments_for_edition_23" in lexicon.excluded_sources.value
    assert_cites(verdict((True,), BOOK).ruling, BOOK.id, "XI-site")
