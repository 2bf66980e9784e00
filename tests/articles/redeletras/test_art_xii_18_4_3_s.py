"""redeletras, XII.18.4.3.s: Terminadas en -s."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.4.3.s"


def test_art_xii_18_4_3_s_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "dos",
        "doses",
        "franceses",
        "gases",
        "pluses",
        "treses",
        "valses",
        "demás",
        "fórceps",
        "éxtasis",
        "síntesis",
        "ciempiés",
    ],
)
def test_art_xii_18_4_3_s_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["buscapieses"])
def test_art_xii_18_4_3_s_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["doses", "franceses", "gases", "pluses", "treses"])
def test_art_xii_18_4_3_s_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
