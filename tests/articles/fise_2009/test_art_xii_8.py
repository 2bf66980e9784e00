"""fise-2009, XII.8: Formas compuestas."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.8"


def test_art_xii_8_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.compounds", "words.entries.parts_of_phrases"}


@pytest.mark.parametrize("word", ["oque", "ufo", "taz", "zis"])
def test_art_xii_8_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize(
    "word",
    [
        "ping-pong",
        "best seller",
        "per se",
        "deo gracias",
        "de oque",
        "de ufo",
        "taz a taz",
        "zis zas",
    ],
)
def test_art_xii_8_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["oque", "ufo", "taz", "zis", "ping-pong"])
def test_art_xii_8_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
