"""fise-2004, XII.18.5.x: Terminadas en -x."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.x"


def test_art_xii_18_5_x_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "fax",
        "faxes",
        "telefaxes",
        "box",
        "tex",
        "texes",
        "luxes",
        "ápex",
        "escólex",
        "réflex",
        "tórax",
        "carcax",
    ],
)
def test_art_xii_18_5_x_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["faxes", "telefaxes", "texes", "luxes", "ápexes"])
def test_art_xii_18_5_x_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
