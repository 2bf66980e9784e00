"""Automatic players by name, as a match seats them.

`letrado` plays the move of most equity, `voraz` the one of most points. `simulador:500` plays the
candidates on with so many rollouts a move, `simulador:1s` for so long; with an empty bag it
solves the ending where that takes no longer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from letrado.engine.engine import Engine, Move
from letrado.engine.leaves import no_leaves
from letrado.engine.position import Position
from letrado.engine.simulation import SimulationOptions, plan_of, question_facts
from letrado.engine.win_chances import load_win_chances
from letrado.errors import InputError
from letrado.kernel.simulation import Contestant, SimulationPlan

STATIC = "letrado"
GREEDY = "voraz"
SIMULATING = "simulador"
PLAYERS = (STATIC, GREEDY, f"{SIMULATING}:N", f"{SIMULATING}:Ns")
CANDIDATES = 15

_SIMULATING = re.compile(rf"{SIMULATING}:(\d{{1,7}}|(\d{{1,4}}(?:\.\d{{1,3}})?)s)", re.ASCII)

Thought: TypeAlias = Literal["judged", "simulated", "solved"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and how a player came to it."""

    move: Move
    thought: Thought
    rollouts: int  # of a simulation


def player(name: str, engine: Engine) -> Contestant:
    """A player by name; an unknown name is an InputError."""
    if name == STATIC:
        return contestant(engine)
    if name == GREEDY:
        return contestant(engine, is_greedy=True)
    found = _SIMULATING.fullmatch(name)
    if not found:
        raise InputError("unknown_player", text=name, known=", ".join(PLAYERS))
    if found[2] is not None:
        return contestant(engine, SimulationOptions(seconds=float(found[2])))
    return contestant(engine, SimulationOptions(rollouts=int(found[1])))


def choice_of(who: Contestant, engine: Engine, position: Position, seed: int) -> Choice:
    """What a player, seated with this engine, does in a position; chance comes from the seed."""
    try:
        told, thought, rollouts = who.choose(
            **question_facts(engine, position), rules=engine.rules, seed=seed
        )
    except ValueError as wrong:
        raise InputError("position_unusable", problem=str(wrong)) from wrong
    how = next(name for name in get_args(Thought) if name == thought)
    return Choice(engine.move_told(told), how, rollouts)


def contestant(
    engine: Engine,
    look_ahead: SimulationOptions | None = None,
    *,
    error: float = 0.0,
    doubts: float = 1.0,
    is_greedy: bool = False,
) -> Contestant:
    """A player who knows the words of the engine and errs by so many points."""
    leaves = no_leaves(engine.tile_set) if is_greedy else engine.leaves
    return Contestant(
        engine=engine.core,
        leaves=leaves.table,
        chances=load_win_chances(engine.tile_set.id),
        error=100 * error,
        doubts=doubts,
        candidates=CANDIDATES,
        plan=plan_of(look_ahead) if look_ahead else _NO_PLAN,
    )


_NO_PLAN = SimulationPlan(
    turns=0,
    seed=0,
    rollouts=0,
    seconds=0.0,
    threads=1,
    bytes=0,
    confidence=1.0,
    spread_weighs=0.0,
    handicap=0,
    challenged=0.0,
    opponent_taken_back=0.0,
)
