"""fise-2004, XII.18.5.vocal-polisilabo.1: Polisílabas agudas en -a, -e, -o."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.vocal-polisilabo.1"


def test_art_xii_18_5_vocal_polisilabo_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.ethnonyms", "words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "albalá",
        "albalaes",
        "bajá",
        "bajaes",
        "chajaes",
        "chaná",
        "chanaes",
        "falbalá",
        "noyó",
        "noyoes",
        "rajá",
        "rajaes",
    ],
)
def test_art_xii_18_5_vocal_polisilabo_1_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["albalaes", "bajaes", "chajaes", "chanaes", "noyoes"])
def test_art_xii_18_5_vocal_polisilabo_1_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
