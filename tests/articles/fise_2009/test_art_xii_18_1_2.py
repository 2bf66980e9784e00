"""fise-2009, XII.18.1.2: Adjetivos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.1.2"


def test_art_xii_18_1_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.one_gender_only", "words.plurals.who"}


@pytest.mark.parametrize(
    "word",
    [
        "grandes",
        "pequeño",
        "adiano",
        "godeño",
        "burladero",
        "burladeros",
        "apretadoras",
        "obyectos",
        "apretador",
        "obyecto",
        "obyecta",
        "casas",
    ],
)
def test_art_xii_18_1_2_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["burladeras"])
def test_art_xii_18_1_2_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["burladeras", "adianas", "godeñas", "obyectas"])
def test_art_xii_18_1_2_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
