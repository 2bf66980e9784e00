"""redeletras, XII.5: Diminutivos, superlativos, aumentativos y despectivos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.5"


def test_art_xii_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.diminutives"}


@pytest.mark.parametrize("word", ["caseta", "casilla", "casucha", "caserón"])
def test_art_xii_5_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
