"""redeletras, XII.18.1.4: Letras griegas."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.1.4"


def test_art_xii_18_1_4_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.greek_letters"}


@pytest.mark.parametrize(
    "word",
    [
        "alfas",
        "cappas",
        "deltas",
        "etas",
        "iotas",
        "míes",
        "xíes",
        "ros",
        "taus",
        "psíes",
        "dsedas",
        "ípsilon",
    ],
)
def test_art_xii_18_1_4_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["alfas", "cappas", "deltas", "etas", "iotas"])
def test_art_xii_18_1_4_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
