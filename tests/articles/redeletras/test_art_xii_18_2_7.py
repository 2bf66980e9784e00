"""redeletras, XII.18.2.7: Onomatopeyas."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.2.7"


def test_art_xii_18_2_7_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.onomatopoeias"}


@pytest.mark.parametrize(
    "word",
    [
        "bum",
        "cataplum",
        "clo",
        "fu",
        "guau",
        "hin",
        "rataplán",
        "zas",
        "clac",
        "miau",
        "miaus",
        "tictac",
    ],
)
def test_art_xii_18_2_7_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["bums", "cataplums", "clos", "cricrís", "guaus"])
def test_art_xii_18_2_7_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
