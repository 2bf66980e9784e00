"""redeletras, XII.18.4.3.g: Terminadas en -g."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.4.3.g"


def test_art_xii_18_4_3_g_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "erg",
        "ergs",
        "gag",
        "gags",
        "grog",
        "grogs",
        "gulags",
        "iceberg",
        "icebergs",
        "tuareg",
        "tuaregs",
        "ergio",
    ],
)
def test_art_xii_18_4_3_g_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["ergs", "gags", "grogs", "gulags", "icebergs"])
def test_art_xii_18_4_3_g_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
