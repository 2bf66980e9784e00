"""aas-2018, 2: Palabras válidas."""

from __future__ import annotations

import pytest

from letrado.rulebook.chapters.setting import ClosedList
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import citations, explained, is_good

BOOK, ARTICLE = "aas-2018", "2"


def test_art_2_names_a_closed_list() -> None:
    provisions = load_rulebook(BOOK).provisions

    assert isinstance(provisions.lexicon.word_list.value, ClosedList)
    assert provisions.words.entries.admitted.value == "closed_list_of_2017"


@pytest.mark.parametrize("word", ["casa", "cantáis", "relojes", "boxeados", "xyzzy"])
def test_art_2_every_answer_says_that_the_default_list_stands_in(word: str) -> None:
    assert "closed_list_not_at_hand" in explained(BOOK, word).gaps


@pytest.mark.parametrize("word", ["casa", "fuegos", "noes", "franjeaba"])
def test_art_2_the_default_list_is_that_of_the_rules_of_2009(word: str) -> None:
    assert is_good(BOOK, word) is is_good("fise-2009", word)


def test_art_2_says_whose_articles_it_borrows() -> None:
    assert citations(BOOK, "relojes") == {
        Citation("fise-2009", "XII.18.4.3.j"),
        Citation(BOOK, "A100", "reading"),
    }


@pytest.mark.parametrize("kind", ["affixes", "proper_names", "acronyms", "diminutives"])
def test_art_2_asks_for_an_entry_of_their_own(kind: str) -> None:
    provision = getattr(load_rulebook(BOOK).provisions.words.entries, kind)

    assert provision.value == "own_entry"
    assert provision.articles == (ARTICLE,)
