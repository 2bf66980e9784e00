"""fise-2009, XII.18.2.1: Adverbios."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2.1"


def test_art_xii_18_2_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.adverbs", "words.plurals.adverbs_named"}


@pytest.mark.parametrize(
    "word",
    ["aquí", "cerca", "hoy", "luego", "así", "bien", "ayer", "ayeres", "afuera", "afueras", "no"],
)
def test_art_xii_18_2_1_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["noes"])
def test_art_xii_18_2_1_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["noes"])
def test_art_xii_18_2_1_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
