"""fise-2004, XII.17.4: Verbos defectivos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.17.4"


def test_art_xii_17_4_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.complete_though_defective",
        "words.verbs.defective",
        "words.verbs.defective_by_name",
    }


@pytest.mark.parametrize("word", ["abolir", "soler"])
def test_art_xii_17_4_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
