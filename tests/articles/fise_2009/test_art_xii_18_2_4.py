"""fise-2009, XII.18.2.4: Conjunciones."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2.4"


def test_art_xii_18_2_4_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.conjunctions"}


@pytest.mark.parametrize(
    "word",
    [
        "aunque",
        "deque",
        "ergo",
        "porque",
        "quier",
        "sino",
        "bien",
        "bienes",
        "conque",
        "conques",
        "pero",
        "peros",
    ],
)
def test_art_xii_18_2_4_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["aunques", "deques", "ergos"])
def test_art_xii_18_2_4_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
