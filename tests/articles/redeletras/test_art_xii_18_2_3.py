"""redeletras, XII.18.2.3: Interjecciones."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "redeletras", "XII.18.2.3"


def test_art_xii_18_2_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.plurals.interjections",
        "words.plurals.interjections_named",
        "words.plurals.without_by_name",
    }


@pytest.mark.parametrize(
    "word", ["ah", "bah", "huy", "puf", "ay", "ayes", "hurra", "hurras", "caramba", "carambas"]
)
def test_art_xii_18_2_3_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
