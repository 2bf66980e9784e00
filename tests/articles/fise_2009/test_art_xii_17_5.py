"""fise-2009, XII.17.5: Pronombres enclíticos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2009", "XII.17.5"


def test_art_xii_17_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.verbs.enclitics", "words.verbs.infinitive_with_se"}


@pytest.mark.parametrize(
    "word",
    [
        "pega",
        "da",
        "come",
        "entregue",
        "dignarse",
        "arrepentirse",
        "amara",
        "amaras",
        "amases",
        "amásemos",
        "amarais",
        "amaran",
    ],
)
def test_art_xii_17_5_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize(
    "word",
    ["pégale", "dame", "báñate", "cómetela", "entrégueselo", "amaos", "comerse", "comprándola"],
)
def test_art_xii_17_5_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["dignarse", "arrepentirse", "pégale", "dame", "báñate"])
def test_art_xii_17_5_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
