"""Tiles on the board: opening, lines and links, handling, blanks, digraphs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.provision import Count, OptionalProvision, Provision

Withdrawal: TypeAlias = Literal["withdraw_and_lose_turn", "withdraw_and_pass"]
BlankDispute: TypeAlias = Literal[
    "both_sheets_agree", "sheets_differ_placer", "only_one_noted", "none_noted_placer_says"
]


class MissedCentre(Struct, frozen=True, forbid_unknown_fields=True):
    policy: Provision[Literal["forbidden", "opponent_chooses"]]
    refused: Provision[Withdrawal]
    accepted_is_doubled: Provision[bool]
    centre_stays_double_word: Provision[bool]


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    min_letters: Provision[Count]
    must_cover_centre: Provision[bool]
    obligation_passes_on: Provision[bool]
    missed_centre: MissedCentre


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    single_line: Provision[bool]
    must_link: Provision[bool]
    all_contacts_form_words: Provision[bool]
    formation: Provision[tuple[Literal["extend_word", "cross_word", "parallel_word"], ...]]
    invalid_words_are_refused: Provision[bool]


class Handling(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be done with tiles already put on the board."""

    line_fixed_by: Provision[
        Literal["first_tile_then_second", "line_where_placing_starts", "same_row_or_column"]
    ]
    several_tiles_at_once: Provision[bool]
    shift_whole_word: Provision[Literal["to_link_correctly", "within_its_line"]]
    reorder_letters: Provision[Literal["to_make_words_correct", "freely"]]
    reorder_to_improve_score: Provision[
        Literal["improving_forbidden", "improving_allowed", "only_while_correcting"]
    ]
    frozen_from: Provision[Literal["start_of_count"]]
    single_tile_play: OptionalProvision[Literal["slides_along_row_and_column"]]
    placed_tile_must_be_played: Provision[
        Literal["if_seen_by_opponent", "always_even_if_dropped", "when_placed_not_dropped", "no"]
    ]
    breach: Provision[Withdrawal]
    breach_covers_articles: Provision[tuple[str, ...]]
    breach_counts_as_pass: Provision[bool]


class Blank(Struct, frozen=True, forbid_unknown_fields=True):
    count: Provision[Count]
    value: Provision[Count]
    forbidden_letters: Provision[tuple[str, ...]]
    may_be_digraph: Provision[bool]
    announce: Provision[Literal["aloud", "by_indicating"]]
    fixed_for_game: Provision[bool]
    reassign_until: Provision[Literal["declaration", "start_of_count"]]
    two_in_one_word: Provision[bool]
    bingo_with_blanks: Provision[bool]
    may_repeat_used_letter: Provision[bool]
    recorded_on_control_sheet: Provision[bool]
    dispute_order: Provision[tuple[BlankDispute, ...]]
    unnoted_may_be_warned: Provision[bool]
    later_claims: OptionalProvision[bool]


class Digraphs(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: Provision[tuple[str, ...]]
    two_tiles_forbidden: Provision[bool]
    adjacent_pairs_never_valid: Provision[tuple[str, ...]]
