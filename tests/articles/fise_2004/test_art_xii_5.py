"""fise-2004, XII.5: Siglas y acrónimos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.5"


def test_art_xii_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.acronyms", "words.entries.capitals"}


@pytest.mark.parametrize("word", ["radar", "sida", "mir"])
def test_art_xii_5_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["DVD", "CD"])
def test_art_xii_5_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)
