"""redeletras, XII.18.2.6: Locuciones sustantivas."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.18.2.6"


def test_art_xii_18_2_6_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.phrase_words"}


@pytest.mark.parametrize("word", ["bueno", "buenos", "allá"])
def test_art_xii_18_2_6_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
