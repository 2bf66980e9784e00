"""Before the game: what is played with, by which words, and who starts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.provision import Count, Provision, Variant

Instructions: TypeAlias = Literal["scrabble_spears", "scrabble_or_intelect"]
Dictionary: TypeAlias = Literal[
    "drae_cd_2003", "drae_online_22", "gdlc_1998_or_later", "lexicon_2017"
]
Authority: TypeAlias = Literal[
    "drae_cd",
    "drae_online",
    "drae_print_22",
    "lexicon_rules",
    "dpd_for_consultation",
    "bello_for_consultation",
    "seco_for_consultation",
    "gdlc",
    "dosc_reduced",
    "lexicon_2017_list",
]
ExcludedSource: TypeAlias = Literal[
    "dpd_only_words",
    "verbs_only_in_print",
    "dosc_dialect_words",
    "secondary_verb_forms",
    "amendments_for_edition_23",
]
IncludedSource: TypeAlias = Literal[
    "entries_marked_for_removal", "refundar_by_academy", "verbs_on_cd_not_online"
]
Tier: TypeAlias = Literal[
    "general_variants",
    "balearic_verbs",
    "north_western_verbs",
    "valencian_verbs",
    "dialect_words",
]
TileSetId: TypeAlias = Literal["es-100", "ca-100", "es-103"]


class DerivedList(Variant, frozen=True, tag="derived"):
    """The words are derived from the dictionary by the book's own rules."""


class ClosedList(Variant, frozen=True, tag="closed"):
    """The book names one published list, and only that list."""

    name: str


class ImportedList(Variant, frozen=True, tag="imported"):
    """A list that a federation or a tournament imported under this name."""

    name: str


WordList: TypeAlias = DerivedList | ClosedList | ImportedList


class Foundation(Struct, frozen=True, forbid_unknown_fields=True):
    players: Provision[Count]
    instructions: Provision[Instructions]


class Lexicon(Struct, frozen=True, forbid_unknown_fields=True):
    official: Provision[Dictionary]
    precedence: Provision[tuple[Authority, ...]]
    excluded_sources: Provision[tuple[ExcludedSource, ...]]
    included_explicitly: Provision[tuple[IncludedSource, ...]]
    organiser_extensions: Provision[tuple[Tier, ...]]
    tiers_in_force: Provision[tuple[Tier, ...]]
    word_list: Provision[WordList]


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    total: Provision[Count]
    set: Provision[TileSetId]
    may_be_checked_before_game: Provision[bool]
    claims_after_start: Provision[bool]


class Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """How a start is drawn, wherever it is drawn."""

    closest_to: Provision[str]
    blank_beats_all: Provision[bool]
    tie: Provision[Literal["draw_again"]]
    tiles_returned_and_verifiable: Provision[bool]
    order: Provision[tuple[str, ...]]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    round_robin: Provision[Literal["first_named_in_table", "by_lot"]]
    swiss: Provision[Literal["rules_of_the_system", "by_lot"]]
    swiss_system: Provision[Literal["fewest_starts_then_head_to_head_then_lot", "by_lot"]]
    match: Provision[Literal["lot_then_alternate", "by_lot"]]
    teams: Provision[Literal["by_lot"]]
    lot: Lot
