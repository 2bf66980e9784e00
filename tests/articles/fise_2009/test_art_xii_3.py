"""fise-2009, XII.3: Aféresis."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII.3"


def test_art_xii_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.aphereses"}


@pytest.mark.parametrize("word", ["mor", "mano", "mana"])
def test_art_xii_3_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
