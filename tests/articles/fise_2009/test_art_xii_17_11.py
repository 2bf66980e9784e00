"""fise-2009, XII.17.11: Verbos con discordancias en la versión electrónica del DRAE XXII."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.17.11"


def test_art_xii_17_11_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.current_without_paradigm",
        "words.verbs.double_endings",
        "words.verbs.forms_added",
        "words.verbs.infinitive_only",
    }


@pytest.mark.parametrize(
    "word",
    [
        "achichiguar",
        "chiar",
        "descangayar",
        "entreuntar",
        "nerviar",
        "sorrapear",
        "enzainar",
        "frañer",
        "envelar",
        "yagáis",
        "subyagáis",
        "mullir",
    ],
)
def test_art_xii_17_11_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["yagáis", "subyagáis", "colide", "colidimos", "colidido"])
def test_art_xii_17_11_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
