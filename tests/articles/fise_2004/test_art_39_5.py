"""fise-2004, 39.5: Verbos con enclítico."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "39.5"


def test_art_39_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.enclitics"}


@pytest.mark.parametrize("word", ["amarle", "pegarte", "colocarse", "odiarme"])
def test_art_39_5_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["amarle", "pegarte", "colocarse", "odiarme"])
def test_art_39_5_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
