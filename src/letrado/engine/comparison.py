"""One move against another: what each scores, keeps, gives away, and how it does when played on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from letrado.engine.engine import Engine, Exchange, Move, Pass, RatedPlay
from letrado.engine.openings import Openings, openings_of
from letrado.engine.position import Position
from letrado.engine.simulation import Candidate, SimulationOptions, move_facts, simulate
from letrado.game.board import Board
from letrado.game.tileset import BLANK

# So certain must it be that a move is behind before no more is tried: the figures are to be told.
CERTAIN = 0.99999
# Standard errors by which two moves must differ for one to be called better.
CLEARLY = 2.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move with all that speaks for it or against it."""

    candidate: Candidate
    leave: tuple[str, ...]
    leave_worth: float
    openings: Openings | None  # of a play

    @property
    def move(self) -> Move:
        return self.candidate.move


@dataclass(frozen=True, slots=True)
class Comparison:
    better: Weighed
    worse: Weighed | None  # None when there is nothing to compare with
    is_clear: bool
    board: Board
    spread: int  # before the move
    unseen: int
    unseen_blanks: int
    in_bag: int

    @property
    def win_gap(self) -> float:
        return 0.0 if self.worse is None else self.better.candidate.win - self.worse.candidate.win


def compare(
    engine: Engine,
    position: Position,
    move: Move,
    other: Move | None,
    options: SimulationOptions,
    *,
    cancel: Callable[[], bool] | None = None,
) -> Comparison:
    """A move against another, or against the best there is when no other is named."""
    named = [move] if other is None else [move, other]
    asked = replace(options, confidence=max(options.confidence, CERTAIN))
    if other is not None:
        asked = replace(asked, candidates=1)
    found = simulate(engine, position, asked, extra=named, cancel=cancel)
    wanted = {move_facts(engine, each) for each in named}
    rivals = [each for each in found.candidates if move_facts(engine, each.move) in wanted]
    if other is None and found.best not in rivals:
        rivals.insert(0, found.best)
    elif other is None and len(found.candidates) > 1:
        rivals = list(found.candidates[:2])
    weighed = [_weighed(each, engine, position) for each in rivals]
    unseen = position.unseen(engine.tile_set)
    gap = rivals[0].utility - rivals[-1].utility
    error = max(each.gap_error for each in rivals)
    return Comparison(
        better=weighed[0],
        worse=weighed[1] if len(weighed) > 1 else None,
        is_clear=len(rivals) > 1 and gap > CLEARLY * error,
        board=position.board,
        spread=position.scores[0] - position.scores[1],
        unseen=unseen.total(),
        unseen_blanks=unseen[BLANK],
        in_bag=position.tiles_in_bag(engine.tile_set),
    )


def _weighed(candidate: Candidate, engine: Engine, position: Position) -> Weighed:
    openings = None
    match candidate.move:
        case RatedPlay(play=play, leave=leave):
            openings = openings_of(play, engine, position)
        case Exchange(tiles=tiles):
            leave = position.rack.without(tiles).tiles
        case Pass():
            leave = position.rack.tiles
    return Weighed(candidate, leave, engine.leaves.worth(leave), openings)
