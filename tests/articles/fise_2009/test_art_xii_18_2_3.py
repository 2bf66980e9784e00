"""fise-2009, XII.18.2.3: Onomatopeyas."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2.3"


def test_art_xii_18_2_3_decides_its_questions() -> None:
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
def test_art_xii_18_2_3_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["bums", "cataplums", "clos", "cricrís", "guaus"])
def test_art_xii_18_2_3_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
