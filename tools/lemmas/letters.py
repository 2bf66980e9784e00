"""Strings as tiles show them, for the box of the book that the list follows."""

from __future__ import annotations

from letrado.game.tileset import load_tile_set
from letrado.lexicon.playable import bare, playable_in
from letrado.rulebook.loader import load_rulebook

BOOK = "fise-2009"

is_playable = playable_in(load_tile_set(load_rulebook(BOOK).provisions.tiles.set.value))

__all__ = ["BOOK", "bare", "is_playable"]
