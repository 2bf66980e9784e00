"""fise-2004, XII.17.5: Verbos impersonales."""

from __future__ import annotations

import pytest

from letrado.rulebook.loader import load_rulebook
from tests.lexicons import is_good

BOOK, ARTICLE = "fise-2004", "XII.17.5"


def test_art_xii_17_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.impersonal", "words.verbs.third_persons_by_name"}


@pytest.mark.parametrize(
    "word",
    [
        "llover",
        "tronar",
        "relampaguear",
        "amanecer",
        "anochecer",
        "clarecer",
        "ventiscar",
        "tardecer",
        "lloveré",
        "anochecí",
    ],
)
def test_art_xii_17_5_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)
