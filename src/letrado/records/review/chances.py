"""How likely a lead is to last, as far as the tiles still unseen can upset it."""

from __future__ import annotations

import math

SPREAD_AT_START = 100.0  # points, one standard deviation of a whole game between equals
TILES_AT_START = 93
SPREAD_AT_END = 6.0


def win_chance(spread: float, unseen: int) -> float:
    """The chance to win of a player who leads by so much with so many tiles unseen."""
    if unseen <= 0:
        return 1.0 if spread > 0 else 0.5 if spread == 0 else 0.0
    deviation = SPREAD_AT_END + SPREAD_AT_START * math.sqrt(unseen / TILES_AT_START)
    return 0.5 * (1 + math.erf(spread / deviation / math.sqrt(2)))
