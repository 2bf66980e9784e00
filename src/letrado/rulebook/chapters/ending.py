"""How a game ends and what is added or taken away then."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.chapters.time import SetByTournament
from letrado.rulebook.provision import Count, OptionalProvision, Provision, Variant

OwnRack: TypeAlias = Literal["subtract_own_rack"]
TilelessTurn: TypeAlias = Literal["any_pass", "invalid_play", "any_exchange", "any_tileless_turn"]


class ForfeitSpread(Variant, frozen=True, tag="forfeit_spread"):
    """The present player wins by this many points to nil."""

    points: Count


class NoMoves(Struct, frozen=True, forbid_unknown_fields=True):
    enabled: Provision[bool]
    detection: OptionalProvision[Literal["joint_declaration"]]
    adjust: OptionalProvision[OwnRack]


class Passes(Struct, frozen=True, forbid_unknown_fields=True):
    each: Provision[Count]
    consecutive_turns_total: Provision[Count]
    applies_at_nil_nil: Provision[bool]
    adjust: Provision[OwnRack]


class ZeroRun(Struct, frozen=True, forbid_unknown_fields=True):
    enabled: Provision[bool]
    turns_total: OptionalProvision[Count]
    turns_each: OptionalProvision[Count]
    counts: OptionalProvision[tuple[TilelessTurn, ...]]
    suspended_at_nil_nil: OptionalProvision[bool]
    zero_point_play_resets: OptionalProvision[bool]
    adjust: OptionalProvision[OwnRack]


class Out(Struct, frozen=True, forbid_unknown_fields=True):
    condition: Provision[Literal["rack_and_bag_empty"]]
    adjust: Provision[Literal["opponent_rack_to_player_out"]]
    opponent_gets_equalising_turn: Provision[bool]


class TimeUp(Struct, frozen=True, forbid_unknown_fields=True):
    enabled: Provision[bool]
    adjust: OptionalProvision[Literal["scores_stand"]]
    equalising_turn_empties_rack: OptionalProvision[Literal["time_rule_governs"]]
    overtime_still_deducted: OptionalProvision[bool]


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    no_moves: NoMoves
    passes: Passes
    zero_run: ZeroRun
    out: Out
    time: TimeUp
    tie: Provision[Literal["drawn_game"]]
    forfeit: Provision[SetByTournament | ForfeitSpread]
