"""fise-2009, XII.17.8: Verbos impersonales."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.17.8"


def test_art_xii_17_8_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.impersonal", "words.verbs.third_persons_by_name"}


@pytest.mark.parametrize(
    "word",
    [
        "ventiscar",
        "ventiscando",
        "ventiscaba",
        "ventiscaron",
        "ventiscaría",
        "ventisque",
        "ventiscase",
        "ventiscare",
        "tardecer",
        "amanecer",
        "tronar",
        "granices",
    ],
)
def test_art_xii_17_8_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["ventiscamos", "ventiscáis", "ventiscaste", "ventiscarás"])
def test_art_xii_17_8_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize(
    "word", ["ventiscando", "ventiscaba", "ventiscaron", "ventiscaría", "ventisque"]
)
def test_art_xii_17_8_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
