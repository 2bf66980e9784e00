"""Whether a rulebook admits a form, why, and by which articles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

from letrado.errors import InputError
from letrado.lexicon.paradigm import Cell, VariantCell
from letrado.lexicon.plural import PluralRules, plural_rules
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.words import Gap, Words
from letrado.rulebook.citation import Citation
from letrado.rulebook.provision import AnyProvision, OptionalProvision

T = TypeVar("T")

NominalCell: TypeAlias = Literal[
    "headword", "feminine", "plural", "feminine_plural", "letter", "listed"
]
FormCell: TypeAlias = Cell | VariantCell | NominalCell

Reason: TypeAlias = Literal[
    # admitted
    "entry",
    "entry_by_name",
    "infinitive_with_se",
    "conjugated",
    "voseo",
    "gerund",
    "participle",
    "participle_four_forms",
    "form_added",
    "listed_form",
    "feminine_of_entry",
    "plural_by_rule",
    "plural_by_name",
    "plural_of_letter",
    "plural_of_greek_letter",
    "plural_of_note",
    "plural_of_reference",
    "with_general_variants",
    "with_balearic_verbs",
    "with_north_western_verbs",
    "with_valencian_verbs",
    "with_dialect_words",
    "unplaced_added",
    # refused
    "without_general_variants",
    "without_balearic_verbs",
    "without_north_western_verbs",
    "without_valencian_verbs",
    "without_dialect_words",
    "unplaced",
    "verb_refused_by_name",
    "not_in_dictionary",
    "enclitic_se",
    "italic_verb",
    "italic_word",
    "infinitive_only",
    "archaic_verb",
    "archaic_without_paradigm",
    "no_paradigm",
    "pronominal_imperative",
    "participle_of_pronominal",
    "participle_of_intransitive",
    "impersonal",
    "defective",
    "form_refused",
    "form_lacking",
    "adverb",
    "interjection",
    "onomatopoeia",
    "conjunction",
    "preposition",
    "contraction",
    "apocope",
    "pronoun",
    "locution",
    "reference",
    "archaic_word",
    "treatment",
    "feminine_without_plural",
    "letter_not_listed",
    "without_plural_by_name",
    "no_plural_known",
]


class Decision(Struct, frozen=True, gc=False):
    """The answer for one form; `reason` names a message under [word.reason]."""

    admitted: bool
    reason: Reason
    grounds: tuple[Citation, ...]
    gap: Gap | None = None  # what the sources cannot tell, if the answer depends on it


class Derived(Struct, frozen=True, gc=False):
    """A form of a lemma, with its accents, and what the rulebook says of it."""

    form: str
    cell: FormCell
    decision: Decision


@dataclass(frozen=True, slots=True, eq=False)
class WordRules:
    """What a rulebook says of words, ready for deriving; compared as an object."""

    book: Rulebook
    words: Words
    plurals: PluralRules
    named_verbs: frozenset[str]  # those that an article treats by name
    forms_added: frozenset[str]
    forms_refused: frozenset[str]
    beginnings_of_named_forms: frozenset[str]  # first two letters of those added and refused
    words_without_plural: frozenset[str]  # by name
    named_plurals: Mapping[str, AnyProvision]  # plurals that an article admits by name

    def yes(self, reason: Reason, *grounds: AnyProvision, gap: Gap | None = None) -> Decision:
        grounds_cited = self.book.cite(*grounds)
        return Decision(admitted=True, reason=reason, grounds=grounds_cited, gap=self.declared(gap))

    def no(self, reason: Reason, *grounds: AnyProvision, gap: Gap | None = None) -> Decision:
        grounds_cited = self.book.cite(*grounds)
        return Decision(
            admitted=False, reason=reason, grounds=grounds_cited, gap=self.declared(gap)
        )

    def declared(self, gap: Gap | None) -> Gap | None:
        return gap if gap in self.words.entries.approximate.value else None


def word_rules(book: Rulebook) -> WordRules:
    """The rules of a book that derives its words; another language is an InputError."""
    words = book.provisions.words
    if words.verbs.conjugated_if.value is None or words.plurals.formation.value is None:
        raise InputError("words_not_derived", rulebook=book.id)
    entries, verbs = words.entries, words.verbs
    named = (
        entries.refused_verbs,
        entries.admitted_verbs,
        verbs.infinitive_only,
        verbs.infinitive_with_se_by_name,
        verbs.complete_though_defective,
        verbs.defective_by_name,
        verbs.third_persons_by_name,
    )
    return WordRules(
        book=book,
        words=words,
        plurals=plural_rules(book.id),
        named_verbs=frozenset(verb for provision in named for verb in listed(provision)),
        forms_added=frozenset(listed(verbs.forms_added)),
        forms_refused=frozenset(listed(verbs.forms_refused)),
        beginnings_of_named_forms=frozenset(
            form[:2] for form in (*listed(verbs.forms_added), *listed(verbs.forms_refused))
        ),
        words_without_plural=frozenset(
            (
                *listed(words.plurals.references_without),
                *listed(words.plurals.without_by_name),
            )
        ),
        named_plurals={form: named for named in _named(words) for form in listed(named)},
    )


def _named(words: Words) -> tuple[OptionalProvision[tuple[str, ...]], ...]:
    """The lists of plurals admitted by name."""
    plurals = words.plurals
    return (
        plurals.treatments_named,
        plurals.adverbs_named,
        plurals.interjections_named,
        plurals.apocopes_named,
        plurals.phrase_words_named,
        plurals.references_named,
    )


def listed(provision: OptionalProvision[tuple[T, ...]]) -> tuple[T, ...]:
    """The words an article lists; a silent book lists none."""
    return provision.value or ()
