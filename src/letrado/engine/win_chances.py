"""How likely a player is to win, from the spread and the tiles he does not see.

`data/win_chances/<tile set>.toml` has a row for every number of unseen tiles: the points that the
player on turn still gains in the mean, and the scale of the logistic curve around it. It is fitted
to games of the static player by tools/win_chances.py.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from letrado.errors import DataError
from letrado.kernel.simulation import WinChances

# Where no games have been played with a tile set yet, another set serves: the curve depends on how
# many tiles are left much more than on which.
_STAND_IN = "es-100"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    made: str
    rows: list[tuple[float, float]]


@cache
def load_win_chances(tile_set: str) -> WinChances:
    folder = files("letrado") / "data" / "win_chances"
    file = folder / f"{tile_set}.toml"
    if not file.is_file():
        file = folder / f"{_STAND_IN}.toml"
    try:
        rows = msgspec.toml.decode(file.read_bytes(), type=_File).rows
    except (OSError, msgspec.DecodeError) as wrong:
        raise DataError(path=f"data/win_chances/{file.name}", problem=str(wrong)) from wrong
    if not rows or any(scale <= 0 for _, scale in rows):
        raise DataError(path=f"data/win_chances/{file.name}", problem="rows")
    return WinChances(rows)
