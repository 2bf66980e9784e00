"""Time: how clocks are set, when they stop, overtime, the timer."""

from __future__ import annotations

from typing import Literal, TypeAlias

from letrado.errors import InputError
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.time import ClockMode, HalfOfGameLimit, Minutes, SetByTournament
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.ruling import Ruling, ruling

MINUTE_MS = 60_000
Stop: TypeAlias = Literal[
    "end_of_placing",
    "word_validity",
    "score_difference",
    "returning_excess",
    "referee_called",
    "exchange",
    "underdraw",
    "verification",
    "absence",
]


def clock_minutes(
    game_limit: int | None, stipulated: int | None, mode: ClockMode, book: Rulebook
) -> tuple[float, Ruling]:
    """What each clock is set to, in minutes, and by which provision."""
    clock = book.provisions.time.clock
    initial, typical = clock.initial, clock.typical_minutes
    match initial.value:
        case HalfOfGameLimit() if game_limit is not None:
            half = game_limit // 2 if game_limit % 2 == 0 else game_limit / 2
            return half, ruling(book, "clock.half_of_limit", initial, allowed=True, minutes=half)
        case Minutes(minutes=minutes):
            return minutes, ruling(book, "clock.set_to", initial, allowed=True, minutes=minutes)
        case HalfOfGameLimit() | SetByTournament():
            usual = typical.value
            if stipulated is not None:
                minutes = stipulated
            elif usual is not None:
                minutes = usual.corrido if mode == "corrido" else usual.no_corrido
            else:
                raise InputError("clock_needs_minutes", rulebook=book.id)
            grounds = (initial, typical)
            return minutes, ruling(book, "clock.set_to", *grounds, allowed=True, minutes=minutes)


def game_limit_ruling(game_limit: int | None, *, clocks: bool, book: Rulebook) -> Ruling:
    """May a game be played with this limit, or without any?"""
    limit = book.provisions.time.game_limit
    if game_limit is None and not clocks:
        return ruling(book, "time.limit_or_clocks", limit, allowed=False)
    return ruling(book, "time.limit_by_tournament", limit, allowed=True)


def mode_is_allowed(mode: ClockMode, book: Rulebook) -> Ruling:
    modes = book.provisions.time.clock.modes
    fits = mode in modes.value
    return ruling(book, "clock.mode" if fits else "clock.no_such_mode", modes, allowed=fits)


def stops_clock(stop: Stop, mode: ClockMode, book: Rulebook) -> Ruling:
    """Does this stop both clocks? `allowed` says yes."""
    stops = book.provisions.time.clock.stop
    provision: AnyProvision
    match stop:
        case "end_of_placing":
            provision, halted = stops.end_of_placing, mode in stops.end_of_placing.value
        case "word_validity":
            provision, halted = stops.word_validity, stops.word_validity.value
        case "score_difference":
            provision, halted = stops.score_difference, stops.score_difference.value
        case "returning_excess":
            provision, halted = stops.returning_excess, stops.returning_excess.value
        case "referee_called":
            provision, halted = stops.referee_called, stops.referee_called.value
        case "exchange":
            provision, halted = stops.exchange, stops.exchange.value
        case "underdraw":
            provision, halted = stops.underdraw, stops.underdraw.value
        case "verification":
            provision = book.provisions.time.clock.verification_pause_after_seconds
            halted = provision.value is not None and mode == "corrido"
        case "absence":
            provision = book.provisions.absence.returning_player
            halted = provision.value is not None
    grounds = (provision, book.provisions.time.clock.modes)
    reason = "clock.stops" if halted else "clock.runs_on"
    return ruling(book, reason, *grounds, allowed=halted, stop=stop)


def may_pause_to_verify(seconds: float, mode: ClockMode, book: Rulebook) -> Ruling:
    """May the clock be paused while the opponent verifies the sum?"""
    pause = book.provisions.time.clock.verification_pause_after_seconds
    wait = pause.value
    if wait is None or mode != "corrido":
        return ruling(book, "clock.no_verification_pause", pause, allowed=False)
    enough = seconds > wait
    reason = "clock.verification_pause" if enough else "clock.verification_too_short"
    return ruling(book, reason, pause, allowed=enough, seconds=wait)


def overtime_points(overtime_ms: int, book: Rulebook) -> tuple[int, Ruling]:
    """What a player pays for time beyond the clock; a started unit counts whole."""
    overtime = book.provisions.time.overtime
    unit_ms = overtime.unit_seconds.value * 1000
    units = -(-max(0, overtime_ms) // unit_ms)
    points = units * overtime.points_per_unit.value
    if overtime.maximum.value is not None:
        points = min(points, overtime.maximum.value)
    grounds = (overtime.points_per_unit, overtime.unit_seconds, overtime.fraction)
    if overtime_ms <= 0:
        told = ruling(
            book, "overtime.none", *grounds, overtime.exact_zero_is_overtime, allowed=True
        )
        return 0, told
    return points, ruling(book, "overtime.deducted", *grounds, allowed=True, points=points)


def time_is_up(*, under_way: bool, book: Rulebook) -> Ruling:
    """The game's time is over: is the turn under way still finished?"""
    time = book.provisions.time
    grounds = (time.game_limit, time.equal_turns_at_expiry)
    if under_way:
        progress = time.turn_in_progress_at_expiry
        return ruling(book, "time.finish_this_turn", *grounds, progress, allowed=True)
    return ruling(book, "time.up", *grounds, allowed=False)


def timer_expired(*, placing_started: bool, book: Rulebook) -> Ruling:
    """At the end of the last signal: may the word under way be finished?"""
    timer = book.provisions.time.timer
    may_finish = timer.placing_may_finish_after_last_signal
    if placing_started and may_finish.value:
        grounds = (may_finish, timer.seconds, timer.signals)
        return ruling(book, "timer.finish_laying", *grounds, allowed=True)
    grounds_lost = (timer.seconds, timer.expiry_with_nothing_placed)
    return ruling(book, "timer.turn_lost", *grounds_lost, allowed=False)


def may_move_after_timer(book: Rulebook) -> Ruling:
    """After the last signal the word is finished as it lies."""
    finish = book.provisions.time.timer.placing_may_finish_after_last_signal
    return ruling(book, "timer.nothing_moves", finish, allowed=False)


def forgotten_clock(book: Rulebook) -> Ruling:
    """May anybody tell a player that the opponent's clock is not running?"""
    warn = book.provisions.time.clock.forgotten_clock_may_be_pointed_out
    reason = "clock.may_be_pointed_out" if warn.value else "clock.nobody_may_warn"
    return ruling(book, reason, warn, allowed=warn.value)


def own_management(book: Rulebook) -> Ruling:
    """May a player spend any part of the total on one turn?"""
    own = book.provisions.time.clock.own_management
    return ruling(book, "clock.own_management", own, allowed=own.value)
