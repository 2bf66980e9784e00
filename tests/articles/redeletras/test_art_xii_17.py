"""redeletras, XII.17: Verbos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.17"


def test_art_xii_17_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.admitted_verbs", "words.entries.refused_verbs"}


@pytest.mark.parametrize("word", ["refundar", "enrular", "deschavar"])
def test_art_xii_17_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["refundar", "enrular", "deschavar"])
def test_art_xii_17_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
