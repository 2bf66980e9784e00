"""fise-2009, XII.18.1.4: Artículos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.1.4"


def test_art_xii_18_1_4_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.pronouns_and_articles"}


@pytest.mark.parametrize(
    "word",
    ["el", "los", "la", "las", "un", "unos", "una", "unas", "alma", "almas", "arte", "artes"],
)
def test_art_xii_18_1_4_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["los"])
def test_art_xii_18_1_4_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
