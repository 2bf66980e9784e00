"""Simulation, imperfect players and win chances of the compiled core; see kernel/engine.py."""

from __future__ import annotations

from typing import Literal, TypeAlias

from letrado.kernel._core import (
    Contestant,
    SimulationPlan,
    WinChances,
    census_of_gains,
    contest,
    simulate,
)
from letrado.kernel.engine import PlayFacts

# kind, direction, line, start, tiles, points
MoveFacts: TypeAlias = tuple[str, int, int, int, bytes, int]
Told: TypeAlias = (
    tuple[Literal["play"], PlayFacts, int]
    | tuple[Literal["exchange"], bytes, int]
    | tuple[Literal["pass"], None, int]
)
# option, rollouts, utility, win, spread in hundredths, errors of win and spread, of the gap,
# points of the next two turns
TallyFacts: TypeAlias = tuple[int, int, float, float, float, float, float, float, float, float]

__all__ = [
    "Contestant",
    "MoveFacts",
    "SimulationPlan",
    "TallyFacts",
    "Told",
    "WinChances",
    "census_of_gains",
    "contest",
    "simulate",
]
