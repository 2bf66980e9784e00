"""fise-2009, XII.6: Extranjerismos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.6"


def test_art_xii_6_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.foreign_words", "words.entries.italics"}


@pytest.mark.parametrize("word", ["brandy", "hall", "jet", "stand"])
def test_art_xii_6_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["brandy", "hall", "jet", "stand"])
def test_art_xii_6_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
