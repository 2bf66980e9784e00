"""How much work a review takes on itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Level: TypeAlias = Literal["quick", "standard", "deep"]


@dataclass(frozen=True, slots=True)
class Effort:
    """`rollouts` of a moment (none: points and leave decide), `ending_seconds` for an ending."""

    level: Level
    rollouts: int
    candidates: int
    plies: int
    ending_seconds: float
    draws: int  # against which the luck of one draw is measured
    seed: int = 1
    threads: int = 1


EFFORTS: Mapping[Level, Effort] = {
    "quick": Effort("quick", 0, 5, 0, 0.3, 15),
    "standard": Effort("standard", 8000, 15, 2, 6.0, 30),
    "deep": Effort("deep", 50_000, 20, 4, 60.0, 60),
}
