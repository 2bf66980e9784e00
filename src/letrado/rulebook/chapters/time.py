"""Time: the game's limit, the timer, the chess clock, overtime, who is late or leaves."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.provision import Count, OptionalProvision, Provision, Variant

ClockMode: TypeAlias = Literal["corrido", "no_corrido"]
TimeMethod: TypeAlias = Literal["timer", "chess_clock", "digital_countdown"]


class SetByTournament(Variant, frozen=True, tag="set_by_tournament"):
    """The book leaves the figure to each tournament."""


class HalfOfGameLimit(Variant, frozen=True, tag="half_of_game_limit"):
    """Each player has half of the game's limit."""


class Minutes(Variant, frozen=True, tag="minutes"):
    """A figure in minutes."""

    minutes: Count


class MinutesByMode(Struct, frozen=True, forbid_unknown_fields=True):
    corrido: Count
    no_corrido: Count


class Timer(Struct, frozen=True, forbid_unknown_fields=True):
    seconds: Provision[Count]
    signals: OptionalProvision[Count]
    signal_seconds_before_end: Provision[tuple[Count, ...]]
    placing_may_finish_after_last_signal: Provision[bool]
    expiry_with_nothing_placed: Provision[Literal["turn_lost_as_pass"]]


class ClockStops(Struct, frozen=True, forbid_unknown_fields=True):
    end_of_placing: Provision[tuple[ClockMode, ...]]
    word_validity: Provision[bool]
    score_difference: Provision[bool]
    returning_excess: Provision[bool]
    referee_called: Provision[bool]
    exchange: Provision[bool]
    underdraw: Provision[bool]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    initial: Provision[HalfOfGameLimit | SetByTournament | Minutes]
    typical_minutes: OptionalProvision[MinutesByMode]
    modes: Provision[tuple[ClockMode, ...]]
    own_management: Provision[bool]
    verification_pause_after_seconds: OptionalProvision[Count]
    forgotten_clock_may_be_pointed_out: Provision[bool]
    stop: ClockStops


class Overtime(Struct, frozen=True, forbid_unknown_fields=True):
    points_per_unit: Provision[Count]
    unit_seconds: Provision[Count]
    fraction: Provision[Literal["counts_as_whole"]]
    exact_zero_is_overtime: Provision[bool]
    maximum: OptionalProvision[Count]
    game_continues: Provision[bool]


class Time(Struct, frozen=True, forbid_unknown_fields=True):
    methods: Provision[tuple[TimeMethod, ...]]
    game_limit: Provision[SetByTournament | Minutes]
    equal_turns_at_expiry: Provision[bool]
    turn_in_progress_at_expiry: Provision[Literal["finish_if_placing_started"]]
    timer: Timer
    clock: Clock
    overtime: Overtime


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    play_complete_when: Provision[Literal["both_noted", "score_noted", "opponent_clock_running"]]
    turn_complete_when: Provision[
        Literal["drawn_up_to_seven", "tiles_drawn", "opponent_clock_running"]
    ]


class Late(Struct, frozen=True, forbid_unknown_fields=True):
    absent_clock_runs_from_round_start: OptionalProvision[bool]
    both_absent: OptionalProvision[Literal["both_run_first_arrival_minus_elapsed"]]
    start_draw_on_latecomer_time: OptionalProvision[bool]
    unjustified: OptionalProvision[Literal["warning_then_exclusion"]]


class Absence(Struct, frozen=True, forbid_unknown_fields=True):
    must_notify: OptionalProvision[Literal["referee", "director"]]
    without_notice: OptionalProvision[Literal["disqualified", "disqualified_from_game"]]
    disqualification_scope: OptionalProvision[Literal["the_game", "the_game_unless_extended"]]
    leave_when: OptionalProvision[Literal["after_play_before_drawing"]]
    clock_running: OptionalProvision[
        Literal["opponent_until_played_then_absent", "clock_of_absent"]
    ]
    opponent_may_draw: OptionalProvision[bool]
    returning_player: OptionalProvision[Literal["may_stop_clock_and_draws_first"]]
    loses_when: OptionalProvision[
        tuple[Literal["own_time_exhausted", "other_games_of_round_finished"], ...]
    ]
