"""fise-2004, XII.18.5.d: Terminadas en -d."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.d"


def test_art_xii_18_5_d_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "chóped",
        "chópeds",
        "lord",
        "lores",
        "milord",
        "milores",
        "rand",
        "rands",
        "récord",
        "récords",
        "farad",
        "faradios",
    ],
)
def test_art_xii_18_5_d_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["chópeds", "lores", "rands", "récords", "faradios"])
def test_art_xii_18_5_d_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
