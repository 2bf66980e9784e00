"""The endings of the compiled core.

Boards and racks are as in letrado.kernel.engine. Values are points of the player on turn minus
those of the other, from the position to the end of the game.
"""

from __future__ import annotations

from typing import TypeAlias

from letrado.kernel._core import Cancellation, solve_endgame

# low, high (None when not known), estimate, nodes, seconds
Progress: TypeAlias = tuple[int | None, int | None, int, int, float]
# direction (0 across), line, start, tiles (0 where one lies already), points; None for a pass
Turn: TypeAlias = tuple[int, int, int, bytes, int] | None

__all__ = ["Cancellation", "Progress", "Turn", "solve_endgame"]
