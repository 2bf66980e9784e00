"""fise-2009, XII.18.1.10: Tratamientos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.1.10"


def test_art_xii_18_1_10_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.treatments", "words.plurals.treatments_named"}


@pytest.mark.parametrize(
    "word",
    ["dom", "doms", "doña", "doñas", "ña", "ñas", "ños", "ñor", "ñores", "usía", "usías", "fray"],
)
def test_art_xii_18_1_10_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["doms", "doñas", "ñas", "ños", "ñores"])
def test_art_xii_18_1_10_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
