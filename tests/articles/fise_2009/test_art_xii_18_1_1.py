"""fise-2009, XII.18.1.1: Sustantivos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII.18.1.1"


def test_art_xii_18_1_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.plurals.generic_nouns",
        "words.plurals.one_gender_only",
        "words.plurals.who",
    }


@pytest.mark.parametrize(
    "word", ["mar", "azúcar", "pianista", "burócrata", "adutaque", "acroe", "azorero"]
)
def test_art_xii_18_1_1_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
