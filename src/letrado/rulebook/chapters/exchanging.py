"""Turns without tiles on the board: exchange, free exchange, pass; and counting the bag."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.provision import Count, OptionalProvision, Provision

ExchangeStep: TypeAlias = Literal["tiles_face_down", "draw_same_number", "return_old_tiles"]
FreeExchangeStep: TypeAlias = Literal["show_rack", "return_all_tiles", "shake_bag", "draw_seven"]


class Exchange(Struct, frozen=True, forbid_unknown_fields=True):
    min_tiles_in_bag: Provision[Count]
    min_tiles: Provision[Count]
    max_tiles: Provision[Literal["rack_or_bag_whichever_less", "whole_rack"]]
    announce: Provision[Literal["number_aloud", "word_cambio"]]
    may_change_number: Provision[bool]
    may_desist: Provision[bool]
    order: Provision[tuple[ExchangeStep, ...]]
    uses_turn: Provision[bool]
    counts_as_pass: Provision[bool]


class FreeExchange(Struct, frozen=True, forbid_unknown_fields=True):
    enabled: Provision[bool]
    word: OptionalProvision[str]
    condition: OptionalProvision[Literal["seven_vowels_or_seven_consonants_shown"]]
    vowels: OptionalProvision[tuple[str, ...]]
    blank_disqualifies: OptionalProvision[bool]
    min_tiles_in_bag: OptionalProvision[Count]
    must_change_all: OptionalProvision[bool]
    order: OptionalProvision[tuple[FreeExchangeStep, ...]]
    uses_turn: OptionalProvision[bool]
    repeatable: OptionalProvision[bool]


class Passing(Struct, frozen=True, forbid_unknown_fields=True):
    word: Provision[str]
    any_moment: Provision[bool]


class BagCount(Struct, frozen=True, forbid_unknown_fields=True):
    outside: Provision[bool]
    inside_needs: Provision[Literal["consent_of_both", "consent_of_opponent"]]
    done_by_if_present: Provision[Literal["monitors", "supervisors"]]
