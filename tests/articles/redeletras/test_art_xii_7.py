"""redeletras, XII.7: Femeninos de sustantivos que designan función, oficio o profesión."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.7"


def test_art_xii_7_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.feminines"}


@pytest.mark.parametrize("word", ["ingeniera", "ayudanta", "aprendiza", "médica"])
def test_art_xii_7_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["ingeniera", "aprendiza", "médica"])
def test_art_xii_7_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
