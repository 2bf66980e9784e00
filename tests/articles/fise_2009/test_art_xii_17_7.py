"""fise-2009, XII.17.7: Verbos defectivos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII.17.7"


def test_art_xii_17_7_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.complete_though_defective",
        "words.verbs.defective",
        "words.verbs.defective_by_name",
    }


@pytest.mark.parametrize(
    "word",
    [
        "balbucir",
        "empecer",
        "aterir",
        "antojarse",
        "obstar",
        "garante",
        "garantamos",
        "garantes",
        "usucapir",
        "usucapido",
        "repodrido",
        "usucapida",
    ],
)
def test_art_xii_17_7_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
