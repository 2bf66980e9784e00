"""fise-2004, XII.18.5.r: Terminadas en -r."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.r"


def test_art_xii_18_5_r_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word", ["chárter", "chárters", "bóer", "bóers", "bóeres", "bíter", "bíters", "bíteres"]
)
def test_art_xii_18_5_r_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["chárters", "bóers", "bóeres", "bíters", "bíteres"])
def test_art_xii_18_5_r_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
