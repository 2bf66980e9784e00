"""redeletras, XII.18.4.2.iu: Terminadas en -i y en -u tónicas."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.4.2.iu"


def test_art_xii_18_4_2_iu_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "abadíes",
        "búes",
        "cus",
        "jabíes",
        "ñúes",
        "pichís",
        "titíes",
        "yataíes",
        "cucús",
        "pirulí",
        "quepí",
        "vermús",
    ],
)
def test_art_xii_18_4_2_iu_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["abadíes", "búes", "cus", "jabíes", "ñúes"])
def test_art_xii_18_4_2_iu_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
