"""redeletras, XII.18.1.7: Tribus o etnias."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.1.7"


def test_art_xii_18_1_7_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.ethnonyms"}


@pytest.mark.parametrize(
    "word",
    [
        "bantúes",
        "bantús",
        "bribrís",
        "chimús",
        "guaraníes",
        "patagones",
        "pech",
        "chanás",
        "chanés",
        "alacalufes",
        "alacalufs",
        "chuj",
    ],
)
def test_art_xii_18_1_7_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["bantúes", "bantús", "bribrís", "chimús", "guaraníes"])
def test_art_xii_18_1_7_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
