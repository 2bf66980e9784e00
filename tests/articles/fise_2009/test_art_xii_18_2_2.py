"""fise-2009, XII.18.2.2: Interjecciones."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2.2"


def test_art_xii_18_2_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.interjections", "words.plurals.interjections_named"}


@pytest.mark.parametrize(
    "word",
    [
        "ah",
        "bah",
        "puf",
        "hola",
        "adioses",
        "ay",
        "hurra",
        "caramba",
        "carambas",
        "púchicas",
        "naca",
        "chita",
    ],
)
def test_art_xii_18_2_2_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["púchicas"])
def test_art_xii_18_2_2_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
