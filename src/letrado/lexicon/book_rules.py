"""What any book says of words: rules that derive them from marks, or tiers of listed forms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from letrado.lexicon.decision import Derived, WordRules, word_rules
from letrado.lexicon.derivation import derive
from letrado.lexicon.derived_words import DerivedWords, Progress, derive_words
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.listed_words import listed_words
from letrado.lexicon.tier_rules import TierRules, derive_listed, tier_rules
from letrado.rulebook.book import Rulebook

BookRules: TypeAlias = WordRules | TierRules


def book_rules(book: Rulebook) -> BookRules:
    """The rules of a book; one that offers tiers has no other rules for words."""
    if book.provisions.lexicon.organiser_extensions.value:
        return tier_rules(book)
    return word_rules(book)


def forms_of(lemma: Lemma, rules: BookRules) -> Iterator[Derived]:
    """Every form that the lemma could give, admitted or not."""
    return derive_listed(lemma, rules) if isinstance(rules, TierRules) else derive(lemma, rules)


def all_words_of(
    lemmas: Sequence[Lemma], rules: BookRules, report: Progress = lambda _done, _all: None
) -> DerivedWords:
    """All forms of all lemmas that the tiles of the book can spell."""
    if isinstance(rules, TierRules):
        return listed_words(lemmas, rules, report)
    return derive_words(lemmas, rules, report)
