"""fise-2004, XII.18.5.vocal-polisilabo.2: Polisílabas graves y esdrújulas en -a, -e, -o."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.vocal-polisilabo.2"


def test_art_xii_18_5_vocal_polisilabo_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "ricahembra",
        "ricashembras",
        "ricohombre",
        "ricohombres",
        "hijadalgo",
        "hijasdalgos",
        "hijodalgo",
        "hijosdalgos",
        "afra",
    ],
)
def test_art_xii_18_5_vocal_polisilabo_2_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize(
    "word", ["ricashembras", "ricohombres", "hijasdalgos", "hijosdalgos", "ricahembras"]
)
def test_art_xii_18_5_vocal_polisilabo_2_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
