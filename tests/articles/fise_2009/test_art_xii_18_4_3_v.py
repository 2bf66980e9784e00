"""fise-2009, XII.18.4.3.v: Terminadas en -v."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.4.3.v"


def test_art_xii_18_4_3_v_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize("word", ["lev", "levs", "molotov"])
def test_art_xii_18_4_3_v_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["levs"])
def test_art_xii_18_4_3_v_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
