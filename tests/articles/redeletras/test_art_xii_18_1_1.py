"""redeletras, XII.18.1.1: Acortamientos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.18.1.1"


def test_art_xii_18_1_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.shortenings"}


@pytest.mark.parametrize(
    "word", ["boli", "bolis", "foto", "fotos", "profe", "profes", "tele", "teles", "híper", "súper"]
)
def test_art_xii_18_1_1_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
