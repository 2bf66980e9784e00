"""fise-2004, XII.9: Extranjerismos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.9"


def test_art_xii_9_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.foreign_words"}


@pytest.mark.parametrize("word", ["fax"])
def test_art_xii_9_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["internet"])
def test_art_xii_9_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)
