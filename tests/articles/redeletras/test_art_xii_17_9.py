"""redeletras, XII.17.9: Verbos poco usados."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.17.9"


def test_art_xii_17_9_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.rare"}


@pytest.mark.parametrize("word", ["exorar", "exuberar"])
def test_art_xii_17_9_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
