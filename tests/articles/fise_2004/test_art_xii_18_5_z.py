"""fise-2004, XII.18.5.z: Terminadas en -z."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.18.5.z"


def test_art_xii_18_5_z_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}


@pytest.mark.parametrize("word", ["maíz", "maíces", "raíz", "raíces", "hertz", "megahertz"])
def test_art_xii_18_5_z_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["maíces", "raíces"])
def test_art_xii_18_5_z_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
