"""fise-2009, XII.18.4.1: Palabras terminadas en vocal átona."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.4.1"


def test_art_xii_18_4_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "chai",
        "cui",
        "baures",
        "dandi",
        "jusis",
        "taxis",
        "afro",
        "afra",
        "hijodalgo",
        "gentilhombre",
        "ricahembra",
        "ricohombre",
    ],
)
def test_art_xii_18_4_1_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["afras"])
def test_art_xii_18_4_1_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["baures", "jusis", "taxis", "afros"])
def test_art_xii_18_4_1_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
