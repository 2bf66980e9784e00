"""fise-2009, XII.18.2.5: Preposiciones."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2.5"


def test_art_xii_18_2_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.prepositions"}


@pytest.mark.parametrize("word", ["con", "desde", "según", "ante", "antes", "contra", "contras"])
def test_art_xii_18_2_5_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
