"""fise-2009, XII.18.2: Plurales no permitidos en el Scrabble."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2"


def test_art_xii_18_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.who", "words.plurals.without_by_name"}


@pytest.mark.parametrize("word", ["hurra", "hurras"])
def test_art_xii_18_2_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
