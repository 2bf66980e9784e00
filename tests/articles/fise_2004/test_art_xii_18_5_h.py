"""fise-2004, XII.18.5.h: Terminadas en -h."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.h"


def test_art_xii_18_5_h_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.ethnonyms", "words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "crómlech",
        "crómlechs",
        "crónlech",
        "sah",
        "sahs",
        "capararoch",
        "maquech",
        "maqueches",
        "poch",
        "zarevich",
        "zareviches",
        "pech",
    ],
)
def test_art_xii_18_5_h_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["crómlechs", "sahs", "maqueches", "zareviches", "pechs"])
def test_art_xii_18_5_h_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
