"""uf-2007, 25 and 26: the words of the Catalan book come from a list until they are derived."""

from __future__ import annotations

import pytest

from letrado.errors import InputError
from letrado.lexicon.decision import word_rules
from letrado.rulebook.loader import load_rulebook

BOOK = "uf-2007"


@pytest.mark.parametrize("article", ["25", "26"])
def test_art_25_and_26_say_which_words_are_good(article: str) -> None:
    found = load_rulebook(BOOK).provisions_citing(article)

    assert "words.entries.admitted" in found


@pytest.mark.parametrize("article", ["26a", "26b", "26c"])
def test_art_26_offers_extensions(article: str) -> None:
    found = load_rulebook(BOOK).provisions_citing(article)

    assert "words.entries.approximate" in found


def test_art_25_derivation_is_refused_rather_than_guessed() -> None:
    with pytest.raises(InputError) as refused:
        word_rules(load_rulebook(BOOK))

    assert refused.value.code == "words_not_derived"
