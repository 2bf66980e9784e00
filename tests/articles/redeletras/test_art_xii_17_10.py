"""redeletras, XII.17.10: Verbos pronominales."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "redeletras", "XII.17.10"


def test_art_xii_17_10_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.infinitive_with_se",
        "words.verbs.infinitive_with_se_by_name",
        "words.verbs.pronominal_imperative",
        "words.verbs.pronominal_participle",
    }


@pytest.mark.parametrize(
    "word",
    [
        "arrepintió",
        "dignó",
        "jactaría",
        "dignar",
        "arrepentir",
        "atrever",
        "jumar",
        "subir",
        "dignando",
        "dignado",
        "arrepentida",
        "digna",
    ],
)
def test_art_xii_17_10_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize(
    "word",
    [
        "arrepintiose",
        "morirse",
        "caerse",
        "atreviéndose",
        "dignada",
        "jumados",
        "jumadas",
        "dignaos",
    ],
)
def test_art_xii_17_10_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["morirse", "caerse", "atreviéndose", "dignada", "jumados"])
def test_art_xii_17_10_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
