"""fise-2004, XII.17.3: Conjugación de los verbos pronominales."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.17.3"


def test_art_xii_17_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.infinitive_with_se",
        "words.verbs.pronominal_imperative",
        "words.verbs.pronominal_participle",
    }


@pytest.mark.parametrize(
    "word",
    [
        "jumarse",
        "jumar",
        "digno",
        "dignas",
        "dignando",
        "dignado",
        "aborrajado",
        "arrepentida",
        "arrepentidas",
    ],
)
def test_art_xii_17_3_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize(
    "word",
    [
        "dígnate",
        "dignaos",
        "dignados",
        "dignada",
        "aborrajados",
        "aborrajada",
        "arrepentidos",
        "dignadas",
    ],
)
def test_art_xii_17_3_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["jumarse", "dígnate", "dignaos", "dignados", "dignada"])
def test_art_xii_17_3_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
