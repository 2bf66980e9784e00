"""uf-2007, 25 and 26: the words of the standard, and what a competition may add."""

from __future__ import annotations

import pytest

from letrado.lexicon.book_rules import book_rules
from letrado.lexicon.tier_rules import TierRules
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations

BOOK = "uf-2007"


@pytest.mark.parametrize("article", ["25", "26"])
def test_art_25_and_26_say_which_words_are_good(article: str) -> None:
    found = load_rulebook(BOOK).provisions_citing(article)

    assert "words.entries.admitted" in found


@pytest.mark.parametrize("article", ["26a", "26b", "26c"])
def test_art_26_offers_extensions(article: str) -> None:
    found = load_rulebook(BOOK).provisions_citing(article)

    assert "words.entries.approximate" in found


def test_art_25_the_words_are_those_of_the_standard() -> None:
    rules = book_rules(load_rulebook(BOOK))

    assert isinstance(rules, TierRules)
    assert not rules.in_force
    assert not rules.is_widest


@pytest.mark.parametrize(
    ("word", "articles"),
    [("cantem", {"25", "26"}), ("cantesses", {"26a"}), ("cantam", {"26b"}), ("raportar", {"26c"})],
)
def test_art_26_every_word_cites_the_article_that_speaks_of_it(
    word: str, articles: set[str]
) -> None:
    assert articles <= {citation.reference for citation in citations(BOOK, word)}
