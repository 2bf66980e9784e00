"""fise-2004, XII.18.5.c: Terminadas en -c."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.c"


def test_art_xii_18_5_c_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "bambuques",
        "calambaques",
        "cornaques",
        "criques",
        "lilaques",
        "vivaques",
        "zines",
        "cinc",
        "crac",
        "cracs",
        "frac",
        "fracs",
    ],
)
def test_art_xii_18_5_c_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["bambuques", "calambaques", "cornaques", "criques", "lilaques"])
def test_art_xii_18_5_c_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
