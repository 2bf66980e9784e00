"""The options of a moment by simulation: played on against each other on the same deals."""

from __future__ import annotations

from letrado.engine.engine import Engine, Move
from letrado.engine.position import Position
from letrado.engine.simulation import Candidate, SimulationOptions, simulate
from letrado.errors import InputError
from letrado.records.review.assessment import (
    Assessment,
    Option,
    StaticAssessor,
    leave_of,
    same_move,
)
from letrado.records.review.effort import Effort

SHOWN = 5


class SimulatingAssessor:
    """By rollouts; the result depends on the seed, not on the machine."""

    def __init__(self, engine: Engine, effort: Effort) -> None:
        self.engine = engine
        self.effort = effort

    def assess(self, position: Position, chosen: Move, *, seed: int) -> Assessment:
        options = SimulationOptions(
            rollouts=self.effort.rollouts,
            candidates=self.effort.candidates,
            plies=self.effort.plies,
            threads=self.effort.threads,
            seed=seed,
        )
        try:
            found = simulate(self.engine, position, options, extra=(chosen,))
        except InputError as wrong:
            if wrong.code != "move_unusable":  # a play laid where none may lie is on record too
                raise
            return StaticAssessor(self.engine).assess(position, chosen, seed=seed)
        rated = [_option(candidate, position) for candidate in found.candidates]
        mine = next(option for option in rated if same_move(option.move, chosen))
        shown = rated[:SHOWN]
        if not any(same_move(option.move, chosen) for option in shown):
            shown.append(mine)
        return Assessment(tuple(shown), mine, "simulated")


def _option(candidate: Candidate, position: Position) -> Option:
    return Option(
        move=candidate.move,
        points=candidate.points,
        leave=leave_of(candidate.move, position),
        equity=candidate.equity,
        win=candidate.win,
        error=candidate.equity_error,
    )
