"""fise-2009, XII.18.2.7: Apócopes."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2.7"


def test_art_xii_18_2_7_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.apocopes", "words.plurals.apocopes_named"}


@pytest.mark.parametrize(
    "word",
    [
        "algún",
        "ningún",
        "veintiún",
        "males",
        "tu",
        "un",
        "cualquier",
        "marimacho",
        "mariposa",
        "alefriz",
        "marimandonas",
        "mariposas",
    ],
)
def test_art_xii_18_2_7_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["males", "algunes", "germanes", "ningunes", "rabicanes"])
def test_art_xii_18_2_7_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
