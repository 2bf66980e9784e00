"""fise-2009, XII.18.2.8: Locuciones, frases hechas y expresiones."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2.8"


def test_art_xii_18_2_8_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.phrase_words", "words.plurals.phrase_words_named"}


@pytest.mark.parametrize(
    "word",
    [
        "asentadillas",
        "despiporre",
        "agestada",
        "apersonados",
        "aspectados",
        "caradas",
        "endolencia",
        "luego",
        "jamases",
        "chinito",
        "chinitos",
        "venires",
    ],
)
def test_art_xii_18_2_8_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["apersonados", "aspectados", "caradas", "chinitos", "venires"])
def test_art_xii_18_2_8_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
