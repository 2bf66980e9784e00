"""fise-2009, XII.17.2: Conjugaciones verbales."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.17.2"


def test_art_xii_17_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.archaic",
        "words.verbs.conjugated_if",
        "words.verbs.forms_added",
        "words.verbs.forms_refused",
        "words.verbs.infinitive_only",
        "words.verbs.rare",
    }


@pytest.mark.parametrize(
    "word",
    [
        "acreer",
        "enoyar",
        "muflir",
        "franjear",
        "peneirar",
        "embabucar",
        "chiar",
        "colidir",
        "podando",
        "podar",
    ],
)
def test_art_xii_17_2_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["pudando"])
def test_art_xii_17_2_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["podando"])
def test_art_xii_17_2_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
