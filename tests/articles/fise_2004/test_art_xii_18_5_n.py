"""fise-2004, XII.18.5.n: Terminadas en -n."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.n"


def test_art_xii_18_5_n_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize("word", ["hipérbaton", "hipérbatos", "yin", "zen", "barn"])
def test_art_xii_18_5_n_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["hipérbatos", "hiperbatones", "yines", "zenes", "barns"])
def test_art_xii_18_5_n_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
