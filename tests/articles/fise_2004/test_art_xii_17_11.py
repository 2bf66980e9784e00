"""fise-2004, XII.17.11: Participio pasivo de los verbos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.17.11"


def test_art_xii_17_11_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.four_participles_if", "words.verbs.intransitive_participle"}


@pytest.mark.parametrize(
    "word",
    [
        "cantado",
        "comido",
        "escrito",
        "impreso",
        "dicho",
        "boxeado",
        "arrepentida",
        "arrepentidas",
        "medrar",
    ],
)
def test_art_xii_17_11_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize("word", ["medrados"])
def test_art_xii_17_11_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["cantado", "comido", "escrito", "impreso", "dicho"])
def test_art_xii_17_11_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
