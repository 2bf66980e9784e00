"""Players who come late or leave the room."""

from __future__ import annotations

from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling, ruling


def late_arrival(*, both_absent: bool, book: Rulebook) -> Ruling:
    """Does the clock of an absent player run from the start of the round?"""
    late = book.provisions.late
    runs = late.absent_clock_runs_from_round_start
    both = (late.both_absent,) if both_absent else ()
    if not runs.value:
        return ruling(book, "late.not_regulated", runs, allowed=False)
    grounds = (runs, late.start_draw_on_latecomer_time, *both)
    return ruling(book, "late.clock_runs", *grounds, allowed=True)


def unjustified_lateness(times: int, book: Rulebook) -> Ruling:
    """What the director may do about lateness without excuse, for the n-th time."""
    rule = book.provisions.late.unjustified
    if rule.value is None:
        return ruling(book, "late.not_regulated", rule, allowed=True, times=times)
    reason = "late.may_be_warned" if times == 1 else "late.may_be_excluded"
    return ruling(book, reason, rule, allowed=times == 1, times=times)


def leaving(*, notified: bool, book: Rulebook) -> Ruling:
    """May the player leave the room now, and on what terms?"""
    absence = book.provisions.absence
    if notified:
        grounds = (absence.must_notify, absence.leave_when, absence.clock_running)
        return ruling(book, "absence.with_notice", *grounds, allowed=True)
    if absence.without_notice.value is None:
        return ruling(book, "absence.not_regulated", absence.without_notice, allowed=True)
    scope = absence.disqualification_scope
    grounds_out = (absence.without_notice, absence.must_notify, scope)
    return ruling(book, "absence.disqualified", *grounds_out, allowed=False)


def leaves_too_early(book: Rulebook) -> Ruling:
    """Only a play of one's own, complete but for drawing, lets one leave."""
    return ruling(book, "absence.after_play", book.provisions.absence.leave_when, allowed=False)


def returning(book: Rulebook) -> Ruling:
    """What happens when the absent player comes back."""
    absence = book.provisions.absence
    grounds = (absence.returning_player, absence.opponent_may_draw)
    return ruling(book, "absence.returns", *grounds, allowed=True)


def may_draw_before(*, returned: bool, book: Rulebook) -> Ruling:
    """May the opponent draw before the player who left without drawing?"""
    absence = book.provisions.absence
    allowed = absence.opponent_may_draw.value is not False
    grounds = (absence.opponent_may_draw, absence.returning_player)
    if allowed:
        return ruling(book, "absence.not_regulated", *grounds, allowed=True)
    reason = "absence.draws_first" if returned else "absence.nobody_draws"
    return ruling(book, reason, *grounds, allowed=False)


def clock_of_absent(book: Rulebook) -> Ruling:
    """The opponent has played and starts the clock of the player who is away."""
    runs = book.provisions.absence.clock_running
    return ruling(book, "absence.clock_of_absent", runs, allowed=True)


def absent_player_loses(book: Rulebook, *, both: bool = False) -> Ruling:
    """Does an absent player lose when time runs out or the round is over?"""
    loses = book.provisions.absence.loses_when
    lost = loses.value is not None
    absent = "absence.both_lose" if both else "absence.loses"
    reason = absent if lost else "absence.not_regulated"
    return ruling(book, reason, loses, book.provisions.ending.forfeit, allowed=not lost)
