"""redeletras, XII.18.4.3.r: Terminadas en -r."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.18.4.3.r"


def test_art_xii_18_4_3_r_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "bíter",
        "bíteres",
        "bóer",
        "chárter",
        "chárteres",
        "másteres",
        "tráiler",
        "tráileres",
        "confíteor",
        "exequátur",
        "súper",
        "híper",
    ],
)
def test_art_xii_18_4_3_r_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["bíteres", "chárteres", "másteres", "tráileres", "cónferes"])
def test_art_xii_18_4_3_r_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
