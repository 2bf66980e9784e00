"""Tiles from the bag: the first seven, the refill, too many and too few."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.provision import Count, OptionalProvision, Provision

BagPosition: TypeAlias = Literal[
    "15cm_from_face", "15cm_from_face_mouth_hidden", "15cm_from_head", "eye_level"
]


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    rack_size: Provision[Count]
    when: Provision[Literal["after_both_noted", "after_noting", "before_opponent_clock"]]
    bag_position: Provision[BagPosition]
    early_tiles_if_play_falls: Provision[Literal["returned_as_surplus"]]


class NoticedByOpponent(Struct, frozen=True, forbid_unknown_fields=True):
    window: OptionalProvision[Literal["until_next_play_completed"]]
    lose_next_turn: Provision[bool]
    opponent_sees_and_chooses: Provision[bool]


class Deliberate(Struct, frozen=True, forbid_unknown_fields=True):
    expulsion_after_game_count: OptionalProvision[Count]
    expulsion_after_tournament_count: OptionalProvision[Count]


class Overdraw(Struct, frozen=True, forbid_unknown_fields=True):
    window: Provision[Literal["unlimited", "until_own_next_turn"]]
    not_on_rack_unseen: Provision[Literal["opponent_takes_unseen_from_drawn"]]
    on_rack: Provision[Literal["opponent_takes_unseen_from_rack", "opponent_chooses_among_shown"]]
    seen: Provision[Literal["opponent_may_see_surplus", "opponent_chooses_among_shown"]]
    extra_tiles_shown: Provision[Count]
    shown_tiles_come_from: OptionalProvision[Literal["whole_rack_at_random"]]
    found_in_own_turn: OptionalProvision[Literal["as_if_noticed_by_opponent"]]
    noticed_by_opponent: NoticedByOpponent
    lost_turn_counts_as_pass: OptionalProvision[bool]
    deliberate: Deliberate


class Underdraw(Struct, frozen=True, forbid_unknown_fields=True):
    window: Provision[Literal["unlimited", "until_own_next_turn"]]
    not_on_rack_unseen: Provision[Literal["complete_rack"]]
    on_rack_or_seen: Provision[Literal["complete_rack", "complete_rack_and_show"]]
    found_in_own_turn: Provision[Literal["complete_rack", "play_then_complete_rack"]]
