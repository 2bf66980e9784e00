"""Scoring, done by the compiled core.

Boards are 225 bytes, row by row: the points of the tile on each square (0 for a blank) or NO_TILE.
A play is a list of (square, points); a square that is taken or off the board is a ValueError.
"""

from __future__ import annotations

from letrado.kernel._core import NO_TILE, score_play

__all__ = ["NO_TILE", "score_play"]
