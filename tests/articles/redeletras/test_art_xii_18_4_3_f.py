"""redeletras, XII.18.4.3.f: Terminadas en -f."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.4.3.f"


def test_art_xii_18_4_3_f_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "álef",
        "álefs",
        "chef",
        "golf",
        "golfs",
        "naíf",
        "puf",
        "pufs",
        "quif",
        "rosbif",
        "rosbifs",
        "surf",
    ],
)
def test_art_xii_18_4_3_f_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["álefs", "golfs", "pufs", "rosbifs", "quifes"])
def test_art_xii_18_4_3_f_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
