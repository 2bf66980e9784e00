"""fise-2009, XII.18.4.3.p: Terminadas en -p."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.4.3.p"


def test_art_xii_18_4_3_p_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    ["clip", "clips", "chip", "crep", "creps", "gap", "pop", "pops", "top", "tup", "tups", "vip"],
)
def test_art_xii_18_4_3_p_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["clips", "creps", "pops", "tups"])
def test_art_xii_18_4_3_p_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
