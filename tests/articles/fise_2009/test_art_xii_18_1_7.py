"""fise-2009, XII.18.1.7: Letras griegas."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.1.7"


def test_art_xii_18_1_7_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.greek_letters"}


@pytest.mark.parametrize(
    "word",
    [
        "alfa",
        "betas",
        "deltas",
        "eta",
        "cappa",
        "lambdas",
        "níes",
        "píes",
        "sigma",
        "fi",
        "jíes",
        "omegas",
    ],
)
def test_art_xii_18_1_7_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["betas", "deltas", "lambdas", "níes", "píes"])
def test_art_xii_18_1_7_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
