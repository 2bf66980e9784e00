"""redeletras, XII.10: Nombres propios."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.10"


def test_art_xii_10_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.proper_names"}


@pytest.mark.parametrize("word", ["José"])
def test_art_xii_10_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)
