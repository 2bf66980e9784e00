"""fise-2004, XII.17.1: Conjugaciones verbales permitidas."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.17.1"


def test_art_xii_17_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.conjugated_if",
        "words.verbs.current_without_paradigm",
        "words.verbs.forms_added",
        "words.verbs.forms_refused",
    }


@pytest.mark.parametrize(
    "word",
    [
        "amar",
        "temer",
        "sacar",
        "amo",
        "ama",
        "amáis",
        "saco",
        "saca",
        "sacáis",
        "saqueo",
        "saqueamos",
        "saquean",
    ],
)
def test_art_xii_17_1_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["amo", "ama", "amáis", "saco", "saca"])
def test_art_xii_17_1_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
