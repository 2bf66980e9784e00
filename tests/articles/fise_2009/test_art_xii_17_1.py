"""fise-2009, XII.17.1: Adjetivos verbales."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII.17.1"


def test_art_xii_17_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.verbal_adjectives"}


@pytest.mark.parametrize(
    "word",
    [
        "abortivo",
        "amante",
        "atrevido",
        "bebedor",
        "corriente",
        "corredizo",
        "comible",
        "moribundo",
        "reidero",
        "roto",
        "yacente",
    ],
)
def test_art_xii_17_1_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
