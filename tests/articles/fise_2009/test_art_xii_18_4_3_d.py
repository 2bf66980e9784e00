"""fise-2009, XII.18.4.3.d: Terminadas en -d."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.4.3.d"


def test_art_xii_18_4_3_d_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "actitud",
        "actitudes",
        "céspedes",
        "chóped",
        "farad",
        "farades",
        "rand",
        "récord",
        "récords",
        "lores",
        "milord",
        "faradio",
    ],
)
def test_art_xii_18_4_3_d_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["actitudes", "céspedes", "farades", "récords", "lores"])
def test_art_xii_18_4_3_d_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
