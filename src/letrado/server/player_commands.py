"""The commands that reach a table from outside, and by whom each may be given.

A page never says who it is: the seat of its session does. What only a real board needs (tiles
named, points declared, seconds claimed) is no command of a hosted game.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from letrado.errors import InputError
from letrado.rules.side import Party, as_side
from letrado.table import commands as c

PlayerCommand: TypeAlias = (
    c.MakePlay
    | c.ChooseCentre
    | c.Note
    | c.MakeChallenge
    | c.WithdrawPlay
    | c.Appeal
    | c.AnnounceExchange
    | c.DesistFromExchange
    | c.ExchangeTiles
    | c.ExchangeFreely
    | c.Pass
    | c.CountBag
    | c.DeclareNoMoves
    | c.Resign
    | c.StopClocks
    | c.ResumeClocks
    | c.Leave
    | c.Return
    | c.Sign
    | c.AskToReopen
)
DeskCommand: TypeAlias = (
    c.GiveVerdict
    | c.DecideAppeal
    | c.CallRound
    | c.Arrive
    | c.StopClocks
    | c.ResumeClocks
    | c.Leave
    | c.Return
    | c.EndRound
    | c.ReturnSurplus
    | c.CorrectPlay
    | c.CorrectTotal
    | c.DisputeBlank
    | c.ReportConsultation
    | c.ReportConduct
    | c.ReportLateness
    | c.Penalise
    | c.ShowCard
    | c.Disqualify
    | c.RuleOnCase
    | c.Reopen
)
MonitorCommand: TypeAlias = (
    c.GiveVerdict
    | c.StopClocks
    | c.ResumeClocks
    | c.ReportConsultation
    | c.ReportConduct
    | c.ReportLateness
)
LONGEST_TEXT = 1000


def player_command(given: dict[str, object], by: Party) -> c.AnyCommand:
    """A command of a player, given in that player's name."""
    command = _read(given, by, PlayerCommand)
    match command:
        case c.Leave(side=side) | c.Return(side=side) if side != as_side(by):
            raise InputError("not_a_command", problem="side")
        case c.MakePlay(tiles=tiles):
            return c.MakePlay(by=by, tiles=tiles)
        case c.Note():
            return c.Note(by=by)
        case c.Sign():
            return c.Sign(by=by)
        case c.StopClocks(stop=stop):
            return c.StopClocks(by=by, stop=stop)
        case _:
            return command


def desk_command(given: dict[str, object], by: Party) -> c.AnyCommand:
    """A command of an official at the desk."""
    return _read(given, by, DeskCommand)


def monitor_command(given: dict[str, object]) -> c.AnyCommand:
    """A command of a monitor, who brings the judges' answer and reports; the rest is the desk's."""
    return _read(given, "monitor", MonitorCommand)


def _read(given: dict[str, object], by: Party, kinds: object) -> c.AnyCommand:
    longest = max((len(text) for text in given.values() if isinstance(text, str)), default=0)
    if longest > LONGEST_TEXT:
        raise InputError("not_a_command", problem=str(longest))
    try:
        command: c.AnyCommand = msgspec.convert(given | {"by": by}, kinds)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise InputError("not_a_command", problem=str(wrong)[:200]) from wrong
    return command
