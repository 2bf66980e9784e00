"""Accepting, challenging and consulting."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from letrado.rulebook.provision import Count, OptionalProvision, Provision


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    acceptance_event: Provision[Literal["opponent_notes_score", "opponent_notes_and_clock_started"]]
    acceptance_delay_seconds: OptionalProvision[Count]
    window_open: Provision[Literal["tiles_placed", "count_completed"]]
    window_close: Provision[Literal["opponent_noted", "next_turn_begins"]]
    who: Provision[Literal["opponent_only"]]
    failed_penalty_points: Provision[Count]
    failed_loses_turn: Provision[bool]
    invalid_consequence: Provision[Literal["tiles_back_and_turn_lost"]]
    invalid_counts_as_pass: Provision[bool]
    several_words_must_be_simultaneous: Provision[bool]
    answer: Provision[Literal["joint_answer", "per_word_answer"]]
    wording_of_answer: Provision[Literal["valid_or_invalid", "correct_play_or_invalid_play"]]
    slip_signed_by_both: Provision[bool]
    no_drawing_during: Provision[bool]
    board_covered_racks_down: Provision[bool]
    individual_clock_stopped: Provision[bool]
    game_time_stopped: Provision[bool]
    meaning_required: Provision[bool]
    word_appeal: OptionalProvision[Literal["placer_in_writing_final"]]
    appeal_arguments_hidden_from_rival: OptionalProvision[Literal["on_request"]]


class Consultation(Struct, frozen=True, forbid_unknown_fields=True):
    before_placing: Provision[bool]
