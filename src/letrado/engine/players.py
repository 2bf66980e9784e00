"""Players that differ only in what they think of the tiles they keep."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from letrado.engine.leaves import Leaves, load_leaves, no_leaves
from letrado.errors import InputError
from letrado.game.tileset import TileSet

PLAYERS: Mapping[str, Callable[[TileSet], Leaves]] = {
    "letrado": lambda tile_set: load_leaves(tile_set.id),
    "voraz": no_leaves,  # takes the most points and thinks of nothing else
}


def leaves_of(name: str, tile_set: TileSet) -> Leaves:
    """What a player of this name thinks of leaves; an unknown name is an InputError."""
    if name not in PLAYERS:
        raise InputError("unknown_player", text=name, known=", ".join(PLAYERS))
    return PLAYERS[name](tile_set)
