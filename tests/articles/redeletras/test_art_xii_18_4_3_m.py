"""redeletras, XII.18.4.3.m: Terminadas en -m."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.4.3.m"


def test_art_xii_18_4_3_m_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "alim",
        "films",
        "harems",
        "ítems",
        "mágnum",
        "médium",
        "módem",
        "napalms",
        "poms",
        "quórums",
        "álbum",
        "súmmum",
    ],
)
def test_art_xii_18_4_3_m_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["films", "harems", "ítems", "napalms", "poms"])
def test_art_xii_18_4_3_m_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
