"""How a game ends, and what each ending adds and takes away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.ending import ForfeitSpread
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.ruling import Ruling, ruling
from letrado.rules.side import SIDES, Side, other

TurnKind: TypeAlias = Literal[
    "play",
    "exchange",
    "pass",
    "invalid_play",  # challenged off
    "refused_opening",  # off centre, and the opponent declared it invalid
    "breach",  # withdrawn for a fault of handling
    "timer",  # nothing laid when the timer ran out
    "overdraw",  # lost for tiles too many
]
EndingKind: TypeAlias = Literal[
    "no_moves", "passes", "zero_run", "out", "time", "forfeit", "disqualified", "resigned"
]


@dataclass(frozen=True, slots=True)
class TurnTaken:
    side: Side
    kind: TurnKind


@dataclass(frozen=True, slots=True)
class Ending:
    kind: EndingKind
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points added to or taken from a player at the end."""

    side: Side
    points: int
    ruling: Ruling


def counts_as_pass(kind: TurnKind, book: Rulebook) -> bool:
    """Is a turn of this kind a pass for the rule of two passes each?"""
    provisions = book.provisions
    match kind:
        case "pass" | "timer":
            return True
        case "invalid_play":
            return provisions.challenge.invalid_counts_as_pass.value
        case "breach" | "refused_opening":
            return provisions.handling.breach_counts_as_pass.value
        case "overdraw":
            return bool(provisions.overdraw.lost_turn_counts_as_pass.value)
        case "exchange":
            return provisions.exchange.counts_as_pass.value
        case "play":
            return False


def counts_as_tileless(kind: TurnKind, book: Rulebook) -> bool:
    """Does a turn of this kind count in the long run without tiles?"""
    counted = book.provisions.ending.zero_run.counts.value or ()
    if "any_tileless_turn" in counted:
        return kind != "play"
    match kind:
        case "pass" | "timer" | "breach":
            return "any_pass" in counted
        case "invalid_play" | "refused_opening":
            return "invalid_play" in counted
        case "exchange":
            return "any_exchange" in counted
        case "overdraw" | "play":
            return False


def ending_by_passes(turns: Sequence[TurnTaken], book: Rulebook) -> Ending | None:
    """Two passes each, one after the other."""
    passes = book.provisions.ending.passes
    total = passes.consecutive_turns_total.value
    last = turns[-total:]
    if len(last) < total or not all(counts_as_pass(turn.kind, book) for turn in last):
        return None
    grounds: list[AnyProvision] = [passes.each, passes.consecutive_turns_total]
    grounds.append(passes.applies_at_nil_nil)
    for turn in last:
        grounds += _why_a_pass(turn.kind, book)
    return Ending("passes", ruling(book, "ending.passes", *grounds, allowed=True))


def _why_a_pass(kind: TurnKind, book: Rulebook) -> tuple[AnyProvision, ...]:
    """What makes a pass of a turn in which nobody said so."""
    provisions = book.provisions
    match kind:
        case "invalid_play":
            return (provisions.challenge.invalid_counts_as_pass,)
        case "breach" | "refused_opening":
            return (provisions.handling.breach_counts_as_pass,)
        case "timer":
            return (provisions.time.timer.expiry_with_nothing_placed,)
        case _:
            return ()


def ending_by_zero_run(
    turns: Sequence[TurnTaken], scores: dict[Side, int], book: Rulebook
) -> Ending | None:
    """A long run of turns in which no tile stays on the board."""
    zero = book.provisions.ending.zero_run
    total = zero.turns_total.value
    if not zero.enabled.value or total is None:
        return None
    last = turns[-total:]
    if len(last) < total or not all(counts_as_tileless(turn.kind, book) for turn in last):
        return None
    if zero.suspended_at_nil_nil.value and all(points == 0 for points in scores.values()):
        return None
    grounds = (zero.turns_total, zero.turns_each, zero.counts, zero.suspended_at_nil_nil)
    told = ruling(book, "ending.zero_run", *grounds, allowed=True, turns=total)
    return Ending("zero_run", told)


def long_run(book: Rulebook) -> Ruling:
    """Does a long run of turns without tiles end a game at all? If not: these endings do."""
    ending = book.provisions.ending
    zero = ending.zero_run
    if zero.enabled.value:
        turns = zero.turns_total.value
        return ruling(book, "ending.zero_run", zero.enabled, allowed=True, turns=turns)
    others = (ending.no_moves.enabled, ending.passes.each, ending.out.condition)
    grounds = (zero.enabled, *others, ending.time.enabled)
    return ruling(book, "ending.no_such_ending", *grounds, allowed=False)


def ending_by_out(rack_size: int, bag_size: int, book: Rulebook) -> Ending | None:
    """The player who has just played has no tile left, and the bag is empty."""
    if rack_size or bag_size:
        return None
    out = book.provisions.ending.out
    grounds = (out.condition, out.opponent_gets_equalising_turn)
    return Ending("out", ruling(book, "ending.out", *grounds, allowed=True))


def ending_by_time(
    turns_taken: tuple[int, int], book: Rulebook, *, went_out: bool = False
) -> Ending | None:
    """The game's time is up; None while somebody must still equalise the turns."""
    time_up = book.provisions.ending.time
    equal = book.provisions.time.equal_turns_at_expiry
    if not time_up.enabled.value:
        return None
    if equal.value and turns_taken[0] != turns_taken[1]:
        return None
    out = (time_up.equalising_turn_empties_rack,) if went_out else ()
    grounds = (time_up.enabled, time_up.adjust, equal, *out)
    return Ending("time", ruling(book, "ending.time", *grounds, allowed=True))


def ending_by_declaration(book: Rulebook) -> tuple[Ending | None, Ruling]:
    """Both declare that nobody can place a tile."""
    no_moves = book.provisions.ending.no_moves
    if not no_moves.enabled.value:
        return None, ruling(book, "ending.no_such_ending", no_moves.enabled, allowed=False)
    told = ruling(book, "ending.no_moves", no_moves.enabled, no_moves.detection, allowed=True)
    return Ending("no_moves", told), told


def adjustments(
    kind: EndingKind, rack_points: dict[Side, int], out: Side | None, book: Rulebook
) -> tuple[Adjustment, ...]:
    """What the racks cost or bring at this ending."""
    ending = book.provisions.ending
    match kind:
        case "no_moves":
            return _own_racks(rack_points, ending.no_moves.adjust, book)
        case "passes":
            return _own_racks(rack_points, ending.passes.adjust, book)
        case "zero_run":
            return _own_racks(rack_points, ending.zero_run.adjust, book)
        case "out" if out is not None:
            points = rack_points[other(out)]
            told = ruling(book, "ending.rack_changes_hands", ending.out.adjust, allowed=True)
            return (Adjustment(out, points, told), Adjustment(other(out), -points, told))
        case "out" | "time" | "forfeit" | "disqualified" | "resigned":
            return ()


def forfeit_score(
    scores: dict[Side, int], loser: Side | None, book: Rulebook
) -> tuple[Adjustment, ...]:
    """What brings a forfeited game to the score that the tournament records for it, if any."""
    forfeit = book.provisions.ending.forfeit
    match forfeit.value:
        case ForfeitSpread(points=points) if loser is not None:
            told = ruling(book, "ending.forfeit_score", forfeit, allowed=True, points=points)
            return (
                Adjustment(other(loser), points - scores[other(loser)], told),
                Adjustment(loser, -scores[loser], told),
            )
        case _:
            return ()


def _own_racks(
    rack_points: dict[Side, int], provision: AnyProvision, book: Rulebook
) -> tuple[Adjustment, ...]:
    told = ruling(book, "ending.own_rack", provision, allowed=True)
    return tuple(Adjustment(side, -rack_points[side], told) for side in SIDES)
