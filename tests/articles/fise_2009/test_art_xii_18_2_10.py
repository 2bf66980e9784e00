"""fise-2009, XII.18.2.10: Extranjerismos que aparecen en letra cursiva."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.2.10"


def test_art_xii_18_2_10_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.italics"}


@pytest.mark.parametrize(
    "word",
    [
        "ballet",
        "body",
        "cicca",
        "hassio",
        "lady",
        "pajla",
        "boshita",
        "adagio",
        "adagios",
        "airbag",
        "airbags",
        "convoy",
    ],
)
def test_art_xii_18_2_10_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["boshitas"])
def test_art_xii_18_2_10_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["ballets", "bodys", "ciccas", "hassios", "ladys"])
def test_art_xii_18_2_10_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
