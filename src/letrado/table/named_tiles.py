"""Tiles that somebody names when a real game is entered."""

from __future__ import annotations

from collections.abc import Iterable

from letrado.game.tileset import BLANK, load_tile_set
from letrado.table.decision import Case, Decision, not_now


def wrong_names(case: Case, tiles: Iterable[str] | None) -> Decision | None:
    """Why these cannot be tiles of the game; None when they can, or when none are named."""
    letters = load_tile_set(case.book.provisions.tiles.set.value).letters
    for tile in tiles or ():
        if tile not in letters and tile != BLANK:
            return not_now("no_such_tile", tile=tile)
    return None
