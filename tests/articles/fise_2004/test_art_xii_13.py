"""fise-2004, XII.13: Aféresis."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.13"


def test_art_xii_13_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.aphereses"}


@pytest.mark.parametrize("word", ["mor"])
def test_art_xii_13_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
