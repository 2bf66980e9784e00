"""fise-2004, XII.18.2: Plurales de letras y notas musicales."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.2"


def test_art_xii_18_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.plurals.greek_letters",
        "words.plurals.letters",
        "words.plurals.notes",
    }


@pytest.mark.parametrize(
    "word",
    [
        "aes",
        "es",
        "jotas",
        "eñes",
        "erres",
        "uves",
        "betas",
        "fíes",
        "omicrones",
        "taus",
        "lambdas",
        "mis",
    ],
)
def test_art_xii_18_2_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["aes", "es", "jotas", "eñes", "erres"])
def test_art_xii_18_2_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
