"""fise-2004, XII.10: Latinismos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.10"


def test_art_xii_10_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.latin_words"}


@pytest.mark.parametrize("word", ["in", "sic", "ídem", "vide", "ad", "quater", "ter"])
def test_art_xii_10_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["líbitum", "hoc", "deo"])
def test_art_xii_10_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)
