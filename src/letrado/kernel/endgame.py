"""The endings of the compiled core.

Boards and racks are as in letrado.kernel.engine. Values are points of the player on turn minus
those of the other, from the position to the end of the game.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from letrado.kernel._core import Cancellation, solve_endgame, solve_pre_endgame

# low, high (None when not known), estimate, nodes, seconds
Progress: TypeAlias = tuple[int | None, int | None, int, int, float]
# direction (0 across), line, start, tiles (0 where one lies already), points
PlayedTurn: TypeAlias = tuple[int, int, int, bytes, int]
Turn: TypeAlias = PlayedTurn | None  # None for a pass

# value, low, high, wins, fewest wins, most wins, proved
Figures: TypeAlias = tuple[float, float, float, float, float, float, bool]
Candidate: TypeAlias = (
    tuple[Literal["play"], PlayedTurn, *Figures]
    | tuple[Literal["exchange"], bytes, *Figures]
    | tuple[Literal["pass"], None, *Figures]
)
# candidates, how many there are, different bags, how many may be better than the tenth play,
# whether there are none and all before them are proved, seconds
PreEndgameAnswer: TypeAlias = tuple[list[Candidate], int, int, int, bool, float]

__all__ = [
    "Cancellation",
    "Candidate",
    "PlayedTurn",
    "PreEndgameAnswer",
    "Progress",
    "Turn",
    "solve_endgame",
    "solve_pre_endgame",
]
