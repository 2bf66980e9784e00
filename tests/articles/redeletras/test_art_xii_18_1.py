"""redeletras, XII.18.1: Plurales permitidos en el Scrabble."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.18.1"


def test_art_xii_18_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.who"}


@pytest.mark.parametrize(
    "word", ["flor", "flores", "pobre", "pobres", "ella", "ellas", "comprado", "comprados"]
)
def test_art_xii_18_1_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
