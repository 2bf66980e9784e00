"""fise-2009, XII.18.4.3.j: Terminadas en -j."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.4.3.j"


def test_art_xii_18_4_3_j_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "boj",
        "bojes",
        "chuj",
        "chujes",
        "gambaj",
        "gambajes",
        "reloj",
        "relojes",
        "sij",
        "sijes",
        "troj",
        "trojes",
    ],
)
def test_art_xii_18_4_3_j_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["bojes", "chujes", "gambajes", "relojes", "sijes"])
def test_art_xii_18_4_3_j_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
