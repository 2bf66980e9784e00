"""redeletras, XII.17.7: Verbos defectivos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.17.7"


def test_art_xii_17_7_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.complete_though_defective",
        "words.verbs.defective",
        "words.verbs.defective_by_name",
    }


@pytest.mark.parametrize("word", ["soler"])
def test_art_xii_17_7_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["soleré", "soliere"])
def test_art_xii_17_7_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["soleré", "soliere"])
def test_art_xii_17_7_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
