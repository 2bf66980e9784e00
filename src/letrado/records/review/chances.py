"""The chance to win after a move, from the lead and the tiles the opponent does not see."""

from __future__ import annotations

from letrado.engine.engine import Engine
from letrado.engine.position import RACK_SIZE, Position
from letrado.engine.win_chances import load_win_chances


def win_after(position: Position, engine: Engine, equity: float, laid: int) -> float:
    """The chance of the player on turn once a move of that equity has laid so many tiles."""
    spread = position.scores[0] - position.scores[1] + equity
    in_bag = position.tiles_in_bag(engine.tile_set)
    left = len(position.rack) - laid
    unseen = max(0, in_bag - laid) + min(RACK_SIZE, left + min(laid, in_bag))
    if unseen == 0:
        return chance_of_spread(spread)
    return 1.0 - load_win_chances(engine.tile_set.id).chance(-100 * spread, unseen)


def chance_of_spread(spread: float) -> float:
    """Of a game that is over."""
    return 1.0 if spread > 0 else 0.5 if spread == 0 else 0.0
