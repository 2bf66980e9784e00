"""On paper: score sheets, notes, corrections, closing."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.chapters.time import ClockMode
from letrado.rulebook.provision import OptionalProvision, Provision

Device: TypeAlias = Literal[
    "headphones",
    "hand_computers",
    "portable_computers",
    "computers",
    "electronic_diaries",
    "mobile_phones",
    "similar_devices",
]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    each_player_keeps: Provision[bool]
    scores_must_coincide: Provision[bool]
    note_main_word: Provision[bool]
    complete_words_before_signing: Provision[bool]
    late_writer_clock_runs: Provision[bool]
    opponent_may_wait_for_words: Provision[bool]
    announce_running_total_in: Provision[tuple[ClockMode, ...]]
    signatures: OptionalProvision[Literal["opponent_or_monitor_sheet"]]


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    prior_notes_or_books_on_table: Provision[bool]
    taking_notes: Provision[bool]
    only_blank_paper: Provision[bool]
    devices_banned: Provision[tuple[Device, ...]]
    inspect_opponent_sheet_before_start: Provision[bool]


class Arithmetic(Struct, frozen=True, forbid_unknown_fields=True):
    correctable_until: Provision[Literal["both_signed", "end_of_game", "any_time"]]
    includes_play_miscounts: OptionalProvision[bool]


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    by_signatures: Provision[bool]
    reopen: OptionalProvision[Literal["both_players_ask_director"]]
