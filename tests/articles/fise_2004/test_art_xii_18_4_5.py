"""fise-2004, XII.18.4.5: Plural de partes de frases hechas."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.4.5"


def test_art_xii_18_4_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.plurals.phrase_words",
        "words.plurals.phrase_words_named",
        "words.plurals.without_by_name",
    }


@pytest.mark.parametrize("word", ["oques", "ufos"])
def test_art_xii_18_4_5_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["oques", "ufos"])
def test_art_xii_18_4_5_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
