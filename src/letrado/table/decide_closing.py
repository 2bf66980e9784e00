"""After the last turn: words to complete, racks to reveal, signatures, reopening."""

from __future__ import annotations

from letrado.rulebook.ruling import ruling
from letrado.rules.clock import overtime_points
from letrado.rules.ending import adjustments
from letrado.rules.sheet import may_reopen, signing
from letrado.rules.side import SIDES, Side, as_side, other
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.named_tiles import wrong_names
from letrado.table.turn_end import adjust, rack_points


def decide_complete_words(case: Case, command: c.CompleteWords) -> Decision:
    """Writing missing words after the end runs the writer's own clock, where the book says so."""
    side = as_side(command.by)
    if side is None or case.state.phase != "over":
        return not_now("not_now", phase=case.state.phase)
    sheet = case.book.provisions.sheet
    grounds = (
        sheet.complete_words_before_signing,
        sheet.late_writer_clock_runs,
        sheet.opponent_may_wait_for_words,
    )
    told = ruling(case.book, "sheet.words_completed", *grounds, allowed=True)
    charged = command.milliseconds if sheet.late_writer_clock_runs.value else 0
    before, _ = overtime_points(case.state.clocks.overtime(side, case.now), case.book)
    event = e.WordsCompleted(at=case.now, side=side, milliseconds=charged, rulings=(told,))
    written = case.then(event)
    after, overtime = overtime_points(written.state.clocks.overtime(side, case.now), case.book)
    if after > before:
        written = written.then(
            e.ScoreAdjusted(at=case.now, side=side, points=before - after, rulings=(overtime,))
        )
    return written.done()


def decide_reveal_rack(case: Case, command: c.RevealRack) -> Decision:
    state = case.state
    if state.phase != "over" or state.racks[command.side] is not None:
        return not_now("not_now", phase=state.phase)
    if len(command.tiles) != state.rack_sizes[command.side]:
        return not_now("rack_count", count=state.rack_sizes[command.side])
    wrong = wrong_names(case, command.tiles)
    if wrong:
        return wrong
    shown = case.then(e.RackRevealed(at=case.now, side=command.side, tiles=command.tiles))
    points = {command.side: rack_points(shown, command.side), other(command.side): 0}
    return adjust(shown, points).done()


def decide_sign(case: Case, command: c.Sign) -> Decision:
    side = as_side(command.by)
    ended = case.state.phase == "over"
    if side is None:
        return not_now("only_a_player")
    if case.state.phase == "closed" or side in case.state.signed:
        return not_now("already_signed")
    if _racks_missing(case):
        return not_now("rack_not_revealed")
    told = signing(ended=ended, words_complete=command.words_complete, book=case.book)
    if not told.allowed:
        return refused(told)
    return case.then(e.Signed(at=case.now, side=side, rulings=(told,))).done()


def _racks_missing(case: Case) -> bool:
    """Does the ending count tiles of a rack that nobody has revealed?"""
    state = case.state
    final = state.final
    if final is None:
        return False
    unknown = [side for side in SIDES if state.racks[side] is None and state.rack_sizes[side]]
    worth_one: dict[Side, int] = {side: int(side in unknown) for side in SIDES}
    return any(a.points for a in adjustments(final.kind, worth_one, final.out, case.book))


def decide_ask_to_reopen(case: Case, command: c.AskToReopen) -> Decision:
    """A request of one player changes nothing; the director needs those of both."""
    side = as_side(command.by)
    if case.state.phase != "closed":
        return not_now("not_closed")
    if side is None:
        return refused(may_reopen(by_both=False, book=case.book))
    told = may_reopen(by_both=other(side) in case.state.reopen, book=case.book)
    return case.then(e.ReopenAsked(at=case.now, side=side, rulings=(told,))).done()


def decide_reopen(case: Case, command: c.Reopen) -> Decision:
    if case.state.phase != "closed":
        return not_now("not_closed")
    if command.by != "director":
        return not_now("only_an_official")
    told = may_reopen(by_both=len(case.state.reopen) == 2, book=case.book)
    if not told.allowed:
        return refused(told)
    return case.then(e.Reopened(at=case.now, rulings=(told,))).done()
