"""redeletras, XII.17.11: Verbos que tienen dos terminaciones."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.17.11"


def test_art_xii_17_11_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.double_endings"}


@pytest.mark.parametrize("word", ["franjar", "franjear", "descangallar", "descangayar"])
def test_art_xii_17_11_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
