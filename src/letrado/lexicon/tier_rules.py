"""What a book with tiers says of words: the standard, and what a competition adds to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from letrado.errors import DataError
from letrado.lexicon.decision import Decision, Derived, Reason
from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.nominal_rules import ListedCell, cell_of, load_nominal_rules
from letrado.lexicon.playable import bare
from letrado.lexicon.variant_conjugation import variant_forms
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.setting import Tier
from letrado.rulebook.citation import Citation

_REASON_OF_CELL: dict[ListedCell, Reason] = {
    "headword": "entry",
    "plural": "plural_by_rule",
    "feminine": "feminine_of_entry",
    "feminine_plural": "plural_by_rule",
    "listed": "listed_form",
}
_ADDED: dict[Tier, Reason] = {
    "general_variants": "with_general_variants",
    "balearic_verbs": "with_balearic_verbs",
    "north_western_verbs": "with_north_western_verbs",
    "valencian_verbs": "with_valencian_verbs",
    "dialect_words": "with_dialect_words",
}
_NOT_ADDED: dict[Tier, Reason] = {
    "general_variants": "without_general_variants",
    "balearic_verbs": "without_balearic_verbs",
    "north_western_verbs": "without_north_western_verbs",
    "valencian_verbs": "without_valencian_verbs",
    "dialect_words": "without_dialect_words",
}
_STANDARD: dict[str, Reason] = {"inf": "entry", "ger": "gerund"}


class _Articles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    standard: tuple[str, ...]
    tiers: dict[Tier, tuple[str, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class TierRules:
    """Ready for deriving; compared as an object."""

    book: Rulebook
    in_force: frozenset[Tier]
    offered: tuple[Tier, ...]
    articles: _Articles

    @property
    def is_widest(self) -> bool:
        """Is every extension in force that the book offers?"""
        return self.in_force.issuperset(self.offered)

    def decide(self, tier: Tier | None, reason: Reason) -> Decision:
        """A form of the standard for this reason, or one that needs a tier."""
        return _decision(self, tier, reason)

    def unplaced(self) -> Decision:
        """A form that nobody could place: only the widest choice holds it for certain."""
        cited = tuple(Citation(self.book.id, article) for article in self.articles.standard)
        widest = self.is_widest
        reason: Reason = "unplaced_added" if widest else "unplaced"
        return Decision(widest, reason, cited, gap="unplaced_verb_forms")


@cache
def _decision(rules: TierRules, tier: Tier | None, reason: Reason) -> Decision:
    book = rules.book
    if tier is None:
        grounds = tuple(Citation(book.id, article) for article in rules.articles.standard)
        return Decision(admitted=True, reason=reason, grounds=grounds)
    articles = tuple(Citation(book.id, article) for article in rules.articles.tiers[tier])
    if tier in rules.in_force:
        chosen = book.provisions.lexicon.tiers_in_force
        by_whom = tuple(cited for cited in book.cite(chosen) if cited.kind == "tournament")
        return Decision(admitted=True, reason=_ADDED[tier], grounds=(*articles, *by_whom))
    standard = tuple(Citation(book.id, article) for article in rules.articles.standard[:1])
    return Decision(admitted=False, reason=_NOT_ADDED[tier], grounds=(*standard, *articles))


def tier_rules(book: Rulebook) -> TierRules:
    """The rules of a book whose words are listed by tiers."""
    path = f"data/morphology/tiers_{book.id}.toml"
    file = files("letrado") / "data" / "morphology" / f"tiers_{book.id}.toml"
    try:
        articles = msgspec.toml.decode(file.read_bytes(), type=_Articles)
    except (OSError, msgspec.DecodeError, msgspec.ValidationError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong
    lexicon = book.provisions.lexicon
    return TierRules(
        book=book,
        in_force=frozenset(lexicon.tiers_in_force.value),
        offered=lexicon.organiser_extensions.value,
        articles=articles,
    )


def derive_listed(lemma: Lemma, rules: TierRules) -> Iterator[Derived]:
    """Every form of a lemma of a listed table; whether a conjugated form is listed, others know."""
    if lemma.kind == Kind.VERB:
        yield from _verb_forms(lemma, rules)
        return
    tier: Tier | None = "dialect_words" if lemma.has(Mark.DIALECT) else None
    endings = load_nominal_rules(rules.book.edition.language)
    for form in lemma.added:
        cell = cell_of(form, lemma.text, endings)
        yield Derived(form, cell, rules.decide(tier, _REASON_OF_CELL[cell]))


def _verb_forms(lemma: Lemma, rules: TierRules) -> Iterator[Derived]:
    dialect: Tier | None = "dialect_words" if lemma.has(Mark.DIALECT) else None
    named: set[str] = set()
    for found in variant_forms(lemma.text, rules.book.edition.language):
        named.add(bare(found.form))
        decision = rules.decide(dialect or found.tier, _standard(found.cell))
        yield Derived(found.form, found.cell, decision)
    for form in lemma.added:
        if bare(form) not in named:
            yield Derived(form, "listed", rules.unplaced())


def _standard(cell: str) -> Reason:
    if cell.startswith("part"):
        return "participle"
    return _STANDARD.get(cell, "conjugated")
