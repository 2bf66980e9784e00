"""fise-2009, XII.9: Latinismos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII.9"


def test_art_xii_9_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.latin_words"}


@pytest.mark.parametrize("word", ["plus", "déficit", "lapsus", "ítem"])
def test_art_xii_9_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
