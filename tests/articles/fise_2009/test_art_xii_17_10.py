"""fise-2009, XII.17.10: Verbos exclusivamente pronominales."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.17.10"


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
        "arrepiento",
        "arrepentirse",
        "dignarse",
        "jumarse",
        "morir",
        "caer",
        "jumando",
        "jumado",
        "arrepentidas",
        "aneblar",
        "apegar",
        "horrar",
    ],
)
def test_art_xii_17_10_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize(
    "word",
    ["arrepiéntome", "morirse", "caerse", "jumándose", "dignada", "jumados", "jumadas", "adueñaos"],
)
def test_art_xii_17_10_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["arrepentirse", "dignarse", "jumarse", "morirse", "caerse"])
def test_art_xii_17_10_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
