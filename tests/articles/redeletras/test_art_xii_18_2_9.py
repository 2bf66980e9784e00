"""redeletras, XII.18.2.9: Participio pasivo de verbos intransitivos y pronominales."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.2.9"


def test_art_xii_18_2_9_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.intransitive_participles"}


@pytest.mark.parametrize("word", ["surgido", "dignado", "arrepentidas", "surgir"])
def test_art_xii_18_2_9_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize(
    "word", ["surgidos", "surgidas", "dignados", "dignadas", "surgida", "dignada"]
)
def test_art_xii_18_2_9_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["surgidos", "surgidas", "dignados", "dignadas", "surgida"])
def test_art_xii_18_2_9_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
