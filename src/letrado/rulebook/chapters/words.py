"""Which words are good: what the dictionary must say of them, how verbs and plurals go.

A book that names a list instead of deriving words leaves most of these questions open.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.provision import OptionalProvision, Provision

EntryNeed: TypeAlias = Literal["own_entry", "never"]
UseMark: TypeAlias = Literal["geographic_mark", "register_mark"]
PluralClass: TypeAlias = Literal[
    "nouns", "adjectives", "pronouns", "articles", "transitive_participles"
]
Gap: TypeAlias = Literal[
    "conjugated_archaic_verbs",
    "participles_of_archaic_senses",
    "register_only_plurals",
    "persons_shown_on_cd",
    "closed_list_not_at_hand",
    "unplaced_verb_forms",
]


class WordEntries(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the dictionary, and what of it may be played."""

    admitted: Provision[Literal["entries_and_their_forms", "closed_list_of_2017"]]
    diminutives: OptionalProvision[EntryNeed]
    mente_adverbs: OptionalProvision[EntryNeed]
    aphereses: OptionalProvision[EntryNeed]
    apocopes: OptionalProvision[EntryNeed]
    foreign_words: OptionalProvision[EntryNeed]
    latin_words: OptionalProvision[EntryNeed]
    onomatopoeias: OptionalProvision[EntryNeed]
    feminines: OptionalProvision[EntryNeed]
    verbal_adjectives: OptionalProvision[EntryNeed]
    acronyms: OptionalProvision[EntryNeed]
    capitals: OptionalProvision[EntryNeed]
    affixes: OptionalProvision[EntryNeed]
    proper_names: OptionalProvision[EntryNeed]
    abbreviations: OptionalProvision[EntryNeed]
    chemical_symbols: OptionalProvision[EntryNeed]
    compounds: OptionalProvision[EntryNeed]
    truncated: OptionalProvision[EntryNeed]
    parts_of_phrases: OptionalProvision[Literal["as_entered"]]
    italics: OptionalProvision[Literal["as_printed"]]
    archaic: OptionalProvision[Literal["as_entered"]]
    archaic_is_current_with: OptionalProvision[tuple[UseMark, ...]]
    rare: OptionalProvision[Literal["inflect_as_current"]]
    refused_verbs: OptionalProvision[tuple[str, ...]]
    admitted_verbs: OptionalProvision[tuple[str, ...]]
    unforeseen: OptionalProvision[Literal["arbiters_by_these_principles"]]
    approximate: Provision[tuple[Gap, ...]]


class WordVerbs(Struct, frozen=True, forbid_unknown_fields=True):
    """Which forms of which verbs."""

    conjugated_if: OptionalProvision[Literal["paradigm_shown", "current_sense"]]
    rare: OptionalProvision[Literal["if_paradigm_shown", "conjugate"]]
    archaic: OptionalProvision[Literal["infinitive_unless_paradigm", "infinitive_only"]]
    current_without_paradigm: OptionalProvision[Literal["infinitive_only", "conjugate"]]
    infinitive_only: OptionalProvision[tuple[str, ...]]
    voseo: OptionalProvision[Literal["as_in_models"]]
    enclitics: OptionalProvision[Literal["refused"]]
    infinitive_with_se: OptionalProvision[Literal["exclusively_pronominal", "headword_with_se"]]
    infinitive_with_se_by_name: OptionalProvision[tuple[str, ...]]
    pronominal_imperative: OptionalProvision[Literal["refused", "refused_unless_intransitive"]]
    pronominal_participle: OptionalProvision[Literal["masculine_singular"]]
    four_participles_if: OptionalProvision[
        Literal["any_transitive_sense", "current_transitive_sense"]
    ]
    intransitive_participle: OptionalProvision[Literal["masculine_singular"]]
    impersonal: OptionalProvision[
        Literal["all_persons", "persons_shown", "third_persons_if_exclusive"]
    ]
    defective: OptionalProvision[Literal["limited_by_only", "by_note_of_dictionary"]]
    complete_though_defective: OptionalProvision[tuple[str, ...]]
    defective_by_name: OptionalProvision[tuple[str, ...]]
    third_persons_by_name: OptionalProvision[tuple[str, ...]]
    forms_added: OptionalProvision[tuple[str, ...]]
    forms_refused: OptionalProvision[tuple[str, ...]]
    double_endings: OptionalProvision[Literal["as_conjugated_on_cd", "all_conjugate"]]


class WordPlurals(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has a plural, and how it is made."""

    who: OptionalProvision[tuple[PluralClass, ...]]
    generic_nouns: OptionalProvision[Literal["all_of_them"]]
    one_gender_only: OptionalProvision[Literal["checked_by_gender"]]
    letters: OptionalProvision[Literal["as_listed"]]
    greek_letters: OptionalProvision[Literal["as_listed"]]
    notes: OptionalProvision[Literal["as_listed"]]
    pronouns_and_articles: OptionalProvision[Literal["as_listed"]]
    shortenings: OptionalProvision[Literal["by_general_rules"]]
    ethnonyms: OptionalProvision[Literal["dpd_over_drae", "dpd_and_drae", "as_listed"]]
    treatments: OptionalProvision[Literal["pluralise", "invariable", "pluralise_save_two"]]
    treatments_named: OptionalProvision[tuple[str, ...]]
    adverbs: OptionalProvision[Literal["never", "unless_noun_sense"]]
    adverbs_named: OptionalProvision[tuple[str, ...]]
    interjections: OptionalProvision[Literal["never", "unless_noun_sense"]]
    interjections_named: OptionalProvision[tuple[str, ...]]
    onomatopoeias: OptionalProvision[Literal["never", "unless_noun_sense"]]
    conjunctions: OptionalProvision[Literal["unless_noun_sense"]]
    prepositions: OptionalProvision[Literal["unless_noun_sense"]]
    contractions: OptionalProvision[Literal["never"]]
    apocopes: OptionalProvision[Literal["never", "never_save_listed"]]
    apocopes_named: OptionalProvision[tuple[str, ...]]
    phrase_words: OptionalProvision[Literal["never", "own_entries_only", "never_save_listed"]]
    phrase_words_named: OptionalProvision[tuple[str, ...]]
    references: OptionalProvision[Literal["pluralise", "pluralise_save_listed"]]
    references_named: OptionalProvision[tuple[str, ...]]
    references_without: OptionalProvision[tuple[str, ...]]
    without_by_name: OptionalProvision[tuple[str, ...]]
    italics: OptionalProvision[Literal["never"]]
    intransitive_participles: OptionalProvision[Literal["unless_own_entry"]]
    prefixed_nouns: OptionalProvision[tuple[str, ...]]
    formation: OptionalProvision[Literal["by_ending_and_stress"]]


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    entries: WordEntries
    verbs: WordVerbs
    plurals: WordPlurals
