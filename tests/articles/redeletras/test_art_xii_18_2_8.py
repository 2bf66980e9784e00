"""redeletras, XII.18.2.8: Partes de frases."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.2.8"


def test_art_xii_18_2_8_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.phrase_words"}


@pytest.mark.parametrize("word", ["carpetazo", "comer"])
def test_art_xii_18_2_8_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["carpetazos"])
def test_art_xii_18_2_8_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["carpetazos"])
def test_art_xii_18_2_8_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
