"""fise-2009, XII-final: Nota final."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII-final"


def test_art_xii_final_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.unforeseen"}


@pytest.mark.parametrize("word", ["franjear"])
def test_art_xii_final_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
