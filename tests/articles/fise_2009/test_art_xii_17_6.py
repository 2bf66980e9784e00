"""fise-2009, XII.17.6: Verbos antiguos."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2009", "XII.17.6"


def test_art_xii_17_6_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.archaic", "words.verbs.infinitive_only"}


@pytest.mark.parametrize(
    "word", ["atear", "atendar", "fuñar", "adonarse", "adonar", "yantar", "abondar"]
)
def test_art_xii_17_6_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
