"""fise-2004, XII.17.2: Enclíticos."""

from __future__ import annotations

import pytest

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, is_good

BOOK, ARTICLE = "fise-2004", "XII.17.2"


def test_art_xii_17_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.verbs.enclitics",
        "words.verbs.infinitive_with_se",
        "words.verbs.infinitive_with_se_by_name",
    }


@pytest.mark.parametrize(
    "word",
    [
        "habla",
        "come",
        "amad",
        "entrega",
        "baña",
        "vamos",
        "amase",
        "amases",
        "amásemos",
        "amarais",
        "amaran",
        "dignarse",
    ],
)
def test_art_xii_17_2_has_good_words(word: str) -> None:
    assert is_good(BOOK, word)


@pytest.mark.parametrize(
    "word", ["pégale", "dame", "entréguese", "háblale", "amaos", "dale", "báñate", "amarse"]
)
def test_art_xii_17_2_has_refused_words(word: str) -> None:
    assert not is_good(BOOK, word)


@pytest.mark.parametrize("word", ["dignarse", "pégale", "dame", "entréguese", "háblale"])
def test_art_xii_17_2_is_what_explanations_cite(word: str) -> None:
    assert Citation(BOOK, ARTICLE) in citations(BOOK, word)
