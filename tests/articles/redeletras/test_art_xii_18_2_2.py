"""redeletras, XII.18.2.2: Apócopes."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.2.2"


def test_art_xii_18_2_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.apocopes", "words.plurals.apocopes_named"}


@pytest.mark.parametrize("word", ["algún", "cuán", "germán", "ningún", "rabicán", "veintiún"])
def test_art_xii_18_2_2_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["algunes", "germanes", "ningunes", "rabicanes", "veintiunes"])
def test_art_xii_18_2_2_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
