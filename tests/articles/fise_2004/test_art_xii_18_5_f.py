"""fise-2004, XII.18.5.f: Terminadas en -f."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.f"


def test_art_xii_18_5_f_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.ethnonyms", "words.plurals.formation"}


@pytest.mark.parametrize("word", ["quif", "quifes", "rosbif", "rosbifes", "alacaluf"])
def test_art_xii_18_5_f_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["quifes", "rosbifes", "quifs", "rosbifs", "alacalufs"])
def test_art_xii_18_5_f_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
