"""fise-2004, XII.18.1.5: Ciencias."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.18.1.5"


def test_art_xii_18_1_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.generic_nouns"}


@pytest.mark.parametrize(
    "word", ["físicas", "químicas", "biología", "geología", "biologías", "geologías"]
)
def test_art_xii_18_1_5_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
