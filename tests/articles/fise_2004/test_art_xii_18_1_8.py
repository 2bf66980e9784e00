"""fise-2004, XII.18.1.8: Vistas y envíos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.1.8"


def test_art_xii_18_1_8_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.plurals.references",
        "words.plurals.references_named",
        "words.plurals.references_without",
    }


@pytest.mark.parametrize("word", ["cruces", "gamadas", "tierras", "bolares", "arroces", "abandas"])
def test_art_xii_18_1_8_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["gamadas", "bolares", "abandas"])
def test_art_xii_18_1_8_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
