"""The one door: a command, decided by pure functions of state, rulebook, words and time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from letrado.errors import InputError, NotationError
from letrado.rulebook.book import Rulebook
from letrado.rules.side import as_side
from letrado.table import commands as c
from letrado.table.decide_challenge import (
    decide_appeal,
    decide_appeal_answer,
    decide_challenge,
    decide_note,
    decide_verdict,
    decide_withdraw,
)
from letrado.table.decide_closing import (
    decide_ask_to_reopen,
    decide_complete_words,
    decide_reopen,
    decide_reveal_rack,
    decide_sign,
)
from letrado.table.decide_desk import (
    decide_card,
    decide_conduct,
    decide_consultation,
    decide_correct_play,
    decide_correct_total,
    decide_dispute_blank,
    decide_disqualify,
    decide_lateness,
    decide_penalise,
    decide_uncovered,
)
from letrado.table.decide_draw import decide_draw, decide_press
from letrado.table.decide_exchange import (
    decide_announce_exchange,
    decide_count_bag,
    decide_desist,
    decide_exchange,
    decide_free_exchange,
    decide_no_moves,
    decide_pass,
    decide_resign,
)
from letrado.table.decide_incident import (
    decide_overdraw,
    decide_return_surplus,
    decide_underdraw,
)
from letrado.table.decide_play import (
    decide_announce,
    decide_choose_centre,
    decide_count,
    decide_lay,
    decide_make_play,
    decide_move,
    decide_rename_blank,
    decide_take_up,
)
from letrado.table.decide_start import (
    decide_arrive,
    decide_begin,
    decide_call_round,
    decide_check_tiles,
    decide_inspect_sheet,
    decide_set_up,
    decide_settle_start,
)
from letrado.table.decide_time import (
    decide_end_round,
    decide_leave,
    decide_resume,
    decide_return,
    decide_stop,
    elapse,
)
from letrado.table.decision import Case, Decision, Refusal, not_now
from letrado.table.refill import drawable
from letrado.table.state import AFTER_PLAY, State
from letrado.table.words import Words

# Who decides each command; a test sees that none is missing.
DECIDERS: Mapping[type[c.Command], Callable[[Case, Any], Decision]] = {
    c.SetUp: decide_set_up,
    c.CheckTiles: decide_check_tiles,
    c.InspectSheet: decide_inspect_sheet,
    c.CallRound: decide_call_round,
    c.Arrive: decide_arrive,
    c.SettleStart: decide_settle_start,
    c.Begin: decide_begin,
    c.LayTiles: decide_lay,
    c.MoveTiles: decide_move,
    c.RenameBlank: decide_rename_blank,
    c.TakeUpTiles: decide_take_up,
    c.Count: decide_count,
    c.Announce: decide_announce,
    c.MakePlay: decide_make_play,
    c.ChooseCentre: decide_choose_centre,
    c.Note: decide_note,
    c.MakeChallenge: decide_challenge,
    c.GiveVerdict: decide_verdict,
    c.WithdrawPlay: decide_withdraw,
    c.Appeal: decide_appeal,
    c.DecideAppeal: decide_appeal_answer,
    c.DrawTiles: decide_draw,
    c.PressClock: decide_press,
    c.AnnounceExchange: decide_announce_exchange,
    c.DesistFromExchange: decide_desist,
    c.ExchangeTiles: decide_exchange,
    c.ExchangeFreely: decide_free_exchange,
    c.Pass: decide_pass,
    c.CountBag: decide_count_bag,
    c.DeclareNoMoves: decide_no_moves,
    c.Resign: decide_resign,
    c.StopClocks: decide_stop,
    c.ResumeClocks: decide_resume,
    c.Leave: decide_leave,
    c.Return: decide_return,
    c.EndRound: decide_end_round,
    c.ReportOverdraw: decide_overdraw,
    c.ReturnSurplus: decide_return_surplus,
    c.ReportUnderdraw: decide_underdraw,
    c.CorrectPlay: decide_correct_play,
    c.CorrectTotal: decide_correct_total,
    c.DisputeBlank: decide_dispute_blank,
    c.ReportConsultation: decide_consultation,
    c.ReportConduct: decide_conduct,
    c.ReportLateness: decide_lateness,
    c.Penalise: decide_penalise,
    c.ShowCard: decide_card,
    c.Disqualify: decide_disqualify,
    c.RuleOnCase: decide_uncovered,
    c.CompleteWords: decide_complete_words,
    c.Sign: decide_sign,
    c.RevealRack: decide_reveal_rack,
    c.AskToReopen: decide_ask_to_reopen,
    c.Reopen: decide_reopen,
}

# Commands that only the player on turn may give.
OF_THE_TURN = (
    c.LayTiles
    | c.MoveTiles
    | c.RenameBlank
    | c.TakeUpTiles
    | c.Count
    | c.Announce
    | c.MakePlay
    | c.AnnounceExchange
    | c.DesistFromExchange
    | c.ExchangeTiles
    | c.ExchangeFreely
    | c.Pass
)
# Commands that make sense when the game is over.
AFTERWARDS = (
    c.CompleteWords
    | c.RevealRack
    | c.Sign
    | c.AskToReopen
    | c.Reopen
    | c.CorrectPlay
    | c.CorrectTotal
    | c.Penalise
    | c.ShowCard
    | c.Disqualify
    | c.RuleOnCase
    | c.ReportConduct
    | c.ReportLateness
    | c.DisputeBlank
    | c.CheckTiles
    | c.Tick
)


def decide(state: State, command: c.AnyCommand, book: Rulebook, words: Words, now: int) -> Decision:
    """What the command brings about, after what time has brought about by itself.

    Time never runs backwards: a `now` before the last event counts as the time of that event.
    """
    case = elapse(Case(state, book, words, max(now, state.latest)))
    if isinstance(command, c.Tick):
        return case.done()
    if case.state.setup is None and not isinstance(command, c.SetUp):
        return not_now("no_game")
    over = case.state.phase in AFTER_PLAY
    if over and not isinstance(command, AFTERWARDS | c.SetUp):
        return Decision(case.events, refusal=not_now("game_over").refusal)
    misplaced = _misplaced(case, command)
    if misplaced is not None:
        return Decision(case.events, refusal=misplaced)
    try:
        decision = DECIDERS[type(command)](case, command)
    except (NotationError, InputError) as wrong:
        decision = Decision(refusal=Refusal(wrong.code, wrong.facts, heading="error"))
    return _kept(case, decision)


def _misplaced(case: Case, command: c.AnyCommand) -> Refusal | None:
    """Why this person may not give this command now, whatever the book says."""
    state, side = case.state, as_side(command.by)
    if command.by == "spectator" and not isinstance(command, c.MakeChallenge):
        return Refusal("only_at_the_table")
    if side is not None and side in state.away and not isinstance(command, c.Return):
        return Refusal("player_absent")
    if not isinstance(command, OF_THE_TURN):
        return None
    if side != state.on_turn:
        return Refusal("not_your_turn")
    if side in state.undrawn and drawable(case, side):
        return Refusal("draw_first")
    return None


def _kept(case: Case, decision: Decision) -> Decision:
    """A refused command does not undo what time has brought about."""
    if decision.events or not case.events:
        return decision
    return Decision(case.events, decision.rulings, decision.refusal)
