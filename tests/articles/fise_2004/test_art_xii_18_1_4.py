"""fise-2004, XII.18.1.4: Conceptos abstractos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.18.1.4"


def test_art_xii_18_1_4_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.generic_nouns"}


@pytest.mark.parametrize("word", ["mortalidades", "majestades", "locuras"])
def test_art_xii_18_1_4_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
