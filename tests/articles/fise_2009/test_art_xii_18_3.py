"""fise-2009, XII.18.3: Palabras incluidas en vistas o envíos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.3"


def test_art_xii_18_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.plurals.references",
        "words.plurals.references_named",
        "words.plurals.references_without",
    }


@pytest.mark.parametrize(
    "word",
    [
        "birrectángulo",
        "berbíes",
        "romíes",
        "larderos",
        "recién",
        "aparadura",
        "lancilla",
        "oc",
        "perica",
        "cormano",
        "molotov",
        "azafranes",
    ],
)
def test_art_xii_18_3_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["larderas"])
def test_art_xii_18_3_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize(
    "word", ["larderos", "civilmentes", "recienes", "uniformementes", "cagalares"]
)
def test_art_xii_18_3_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
