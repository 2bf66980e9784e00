"""fise-2004, XII.11: Femeninos de sustantivos que designan función, oficio o profesión."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.11"


def test_art_xii_11_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.feminines"}


@pytest.mark.parametrize("word", ["alférez", "cadete", "ingeniera", "ayudanta", "aprendiza"])
def test_art_xii_11_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["alféreza", "cadeta"])
def test_art_xii_11_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["ingeniera", "aprendiza"])
def test_art_xii_11_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
