"""fise-2009, XII.18.4.3.b: Terminadas en -b."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.18.4.3.b"


def test_art_xii_18_4_3_b_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize(
    "word",
    [
        "baobab",
        "esnob",
        "jatib",
        "mihrabs",
        "nababs",
        "rob",
        "club",
        "clubes",
        "aeroclubes",
        "cineclubs",
        "teleclubs",
        "videoclub",
    ],
)
def test_art_xii_18_4_3_b_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["mihrabs", "nababs", "clubes", "aeroclubes", "cineclubs"])
def test_art_xii_18_4_3_b_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
