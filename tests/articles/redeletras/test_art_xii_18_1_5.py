"""redeletras, XII.18.1.5: Nombres comunes o genéricos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.18.1.5"


def test_art_xii_18_1_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.generic_nouns"}


@pytest.mark.parametrize(
    "word",
    [
        "biologías",
        "físicas",
        "geologías",
        "fútboles",
        "ajedreces",
        "básquets",
        "paludismos",
        "gripes",
        "locuras",
        "fes",
        "odios",
        "paciencias",
    ],
)
def test_art_xii_18_1_5_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
