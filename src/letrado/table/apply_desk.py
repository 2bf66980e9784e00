"""Entries of the desk and the end of the game."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from letrado.game.play import PlacedTile
from letrado.game.rack import Rack
from letrado.game.square import Square
from letrado.table import events as e
from letrado.table.state import Final, State

DeskEvent: TypeAlias = (
    e.PlayCorrected
    | e.BlankSettled
    | e.RackRevealed
    | e.WordBarred
    | e.PenaltyGiven
    | e.CardShown
    | e.Disqualified
    | e.NoMovesDeclared
    | e.GameEnded
    | e.ScoreAdjusted
    | e.Signed
    | e.ReopenAsked
    | e.Reopened
)


def apply_desk(state: State, event: DeskEvent) -> State:
    match event:
        case e.PlayCorrected(turn=turn, points=points):
            corrected = replace(state.entries[turn - 1], points=points)
            entries = (*state.entries[: turn - 1], corrected, *state.entries[turn:])
            return replace(state, entries=entries)
        case e.BlankSettled(square=name, letter=letter):
            square = Square.parse(name)
            bare = state.board.without([square])
            board = bare.with_tiles([(square, PlacedTile(letter, blank=True))])
            return replace(state, board=board)
        case e.WordBarred(side=side, word=word):
            barred = {**state.barred, side: state.barred[side] | {word}}
            asked = {**state.consultations, side: state.consultations[side] + 1}
            return replace(state, barred=barred, consultations=asked)
        case e.PenaltyGiven(side=side, points=points):
            penalties = {**state.penalties, side: state.penalties[side] + points}
            return replace(state, penalties=penalties)
        case e.CardShown(side=side, colour=colour):
            return replace(state, cards={**state.cards, side: (*state.cards[side], colour)})
        case e.Disqualified():
            return state
        case e.NoMovesDeclared(side=side):
            return replace(state, no_moves=state.no_moves | {side})
        case e.RackRevealed(side=side, tiles=tiles):
            return replace(state, racks={**state.racks, side: Rack(tiles)})
        case e.GameEnded(kind=kind, loser=loser, out=out, at=at):
            final = Final(kind, loser, out)
            clocks = state.clocks.halted(at)
            ended = replace(state, phase="over", final=final, clocks=clocks)
            return replace(ended, play=None, challenge=None, surplus=None)
        case e.ScoreAdjusted(side=side, points=points):
            adjusted = {**state.adjusted, side: state.adjusted[side] + points}
            return replace(state, adjusted=adjusted)
        case e.Signed(side=side):
            signed = state.signed | {side}
            return replace(state, signed=signed, phase="closed" if len(signed) == 2 else "over")
        case e.ReopenAsked(side=side):
            return replace(state, reopen=state.reopen | {side})
        case e.Reopened():
            return replace(state, phase="over", signed=frozenset(), reopen=frozenset())
