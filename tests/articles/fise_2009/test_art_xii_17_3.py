"""fise-2009, XII.17.3: Formas verbales propias del voseo."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.17.3"


def test_art_xii_17_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.voseo"}


@pytest.mark.parametrize(
    "word",
    [
        "acertá",
        "acertás",
        "contá",
        "contás",
        "chiá",
        "chiás",
        "granizá",
        "granizás",
        "volá",
        "volás",
    ],
)
def test_art_xii_17_3_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["acertá", "acertás", "contá", "contás", "chiá"])
def test_art_xii_17_3_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
