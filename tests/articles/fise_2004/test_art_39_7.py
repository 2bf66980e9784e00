"""fise-2004, 39.7: Palabras con mayúscula."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "39.7"


def test_art_39_7_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.capitals"}


@pytest.mark.parametrize("word", ["pH"])
def test_art_39_7_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)
