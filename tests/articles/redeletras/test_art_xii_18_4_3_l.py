"""redeletras, XII.18.4.3.l: Terminadas en -l y -ll."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.4.3.l"


def test_art_xii_18_4_3_l_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "dócil",
        "dóciles",
        "frágil",
        "frágiles",
        "píxel",
        "píxeles",
        "tell",
        "telles",
        "grill",
        "oíl",
    ],
)
def test_art_xii_18_4_3_l_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["dóciles", "frágiles", "píxeles", "telles", "grills"])
def test_art_xii_18_4_3_l_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
