"""fise-2009, XII.18.1.9: Tribus o etnias."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.1.9"


def test_art_xii_18_1_9_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.ethnonyms"}


@pytest.mark.parametrize(
    "word",
    [
        "alacaluf",
        "alacalufs",
        "alacalufes",
        "bantúes",
        "bribrí",
        "bribrís",
        "chanás",
        "puruhás",
        "chimúes",
        "guaraní",
        "guaranís",
        "tuaregs",
    ],
)
def test_art_xii_18_1_9_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["chanaes"])
def test_art_xii_18_1_9_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["alacalufs", "alacalufes", "bantúes", "bribrís", "chanás"])
def test_art_xii_18_1_9_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
