"""fise-2004, XII.18.4.3: Plural de tratamientos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.4.3"


def test_art_xii_18_4_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.treatments"}


@pytest.mark.parametrize("word", ["ños", "ñas"])
def test_art_xii_18_4_3_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["ños", "ñas"])
def test_art_xii_18_4_3_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
