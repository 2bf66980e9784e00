"""fise-2004, XII.16: Palabras «poco usadas»."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.16"


def test_art_xii_16_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.rare"}


@pytest.mark.parametrize("word", ["haigas", "zurizas", "haiga", "zuriza"])
def test_art_xii_16_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
