"""redeletras, XII.12: Palabras antiguas, desusadas y de la germanía."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.12"


def test_art_xii_12_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.archaic", "words.entries.archaic_is_current_with"}


@pytest.mark.parametrize(
    "word",
    ["lle", "alán", "alcabuz", "fincable", "figo", "lejura", "argullo", "lejuras", "argullos"],
)
def test_art_xii_12_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["figos"])
def test_art_xii_12_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["lle", "alán", "alcabuz", "fincable", "figo"])
def test_art_xii_12_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
