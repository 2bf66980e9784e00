"""fise-2009, XII.18.4.2.e: Terminadas en -e tónica."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.4.2.e"


def test_art_xii_18_4_2_e_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word", ["té", "tés", "ple", "ples", "café", "cafés", "chané", "chanés", "comité", "comités"]
)
def test_art_xii_18_4_2_e_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["tés", "ples", "cafés", "chanés", "comités"])
def test_art_xii_18_4_2_e_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
