"""The plurals of each rulebook: every row of the data, accents, lists."""

from __future__ import annotations

import pytest

from letrado.lexicon.plural import PluralRule, listed_plurals, plural_rules, pluralised, plurals_of
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import SPANISH

BOOKS = ("fise-2004", "redeletras", "fise-2009")
RULES = [(book, rule) for book in BOOKS for rule in plural_rules(book).rule]


@pytest.mark.parametrize(("book", "rule"), RULES)
def test_every_rule_has_an_example_that_holds(book: str, rule: PluralRule) -> None:
    made = pluralised(rule.example.word, plural_rules(book))

    assert made.forms == rule.example.plurals
    assert made.article == rule.article


@pytest.mark.parametrize("book", BOOKS)
def test_every_article_of_the_plurals_is_in_the_book(book: str) -> None:
    rules, articles = plural_rules(book), load_rulebook(book).articles
    lists = [rules.listed(name) for name in ("letters", "greek_letters", "notes")]
    cited = [rule.article for rule in rules.rule] + [found.article for found in lists if found]

    assert not set(cited) - set(articles)
    assert not set(rules.elsewhere.values()) - set(articles)


@pytest.mark.parametrize(
    ("word", "plurals"),
    [
        ("canción", ("canciones",)),
        ("joven", ("jóvenes",)),
        ("imagen", ("imágenes",)),
        ("césped", ("céspedes",)),
        ("país", ("países",)),
        ("maíz", ("maíces",)),
        ("baúl", ("baúles",)),
        ("lápiz", ("lápices",)),
        ("café", ("cafés",)),
        ("tabú", ("tabúes", "tabús")),
        ("francés", ("franceses",)),
        ("crisis", ("crisis",)),
        ("virrey", ("virreyes",)),
        ("miau", ("miaus",)),
        ("taxi", ("taxis",)),
    ],
)
def test_accents_stay_where_spanish_puts_them(word: str, plurals: tuple[str, ...]) -> None:
    assert plurals_of(word, plural_rules("fise-2009")) == plurals


def test_letters_and_notes_follow_their_lists() -> None:
    rules = plural_rules("fise-2009")

    letter, note = listed_plurals("e", "letters", rules), listed_plurals("sol", "notes", rules)
    greek = listed_plurals("pi", "greek_letters", rules)
    assert letter is not None
    assert letter.forms == ("es", "ees")
    assert note is not None
    assert note.forms == ("soles",)
    assert greek is not None
    assert greek.forms == ("píes",)
    assert listed_plurals("iota", "greek_letters", rules) is None


@pytest.mark.parametrize("book", SPANISH)
def test_every_spanish_book_has_rules_or_says_whose_it_takes(book: str) -> None:
    assert plural_rules(book).rule
