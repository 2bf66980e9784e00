"""The engine of the compiled core.

Boards are 225 bytes, row by row: 0 for no tile, a letter by its number, a blank with BLANK_MARK
added to its letter. Racks are letters by number, 0 for a blank. Equities and worths are in
hundredths of a point. What cannot be asked is a ValueError whose text is a code.
"""

from __future__ import annotations

from typing import TypeAlias

from letrado.kernel._core import Engine, GameRules, Leaves, sign_flip_chance

BLANK_MARK = 0x80

# direction (0 across), line, start, tiles (0 where one lies already), points, equity, tiles kept
PlayFacts: TypeAlias = tuple[int, int, int, bytes, int, int, bytes]

__all__ = ["BLANK_MARK", "Engine", "GameRules", "Leaves", "PlayFacts", "sign_flip_chance"]
