"""redeletras, XII.18.4.3.x: Terminadas en -x."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.4.3.x"


def test_art_xii_18_4_3_x_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "box",
        "carcax",
        "fax",
        "lux",
        "telefax",
        "tex",
        "ex",
        "unisex",
        "escólex",
        "látex",
        "tórax",
        "carcaj",
    ],
)
def test_art_xii_18_4_3_x_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["duxes", "unisexes", "ápexes", "escólexes", "fénixes"])
def test_art_xii_18_4_3_x_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
