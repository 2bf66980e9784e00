"""redeletras, XII.18.2.5: Locuciones adverbiales."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.2.5"


def test_art_xii_18_2_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.phrase_words", "words.plurals.without_by_name"}


@pytest.mark.parametrize("word", ["oque", "ufo", "ademán", "ademanes", "arriba", "abajo"])
def test_art_xii_18_2_5_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["oques", "ufos"])
def test_art_xii_18_2_5_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["oques", "ufos"])
def test_art_xii_18_2_5_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
