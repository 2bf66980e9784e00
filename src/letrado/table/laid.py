"""Tiles with their squares, as commands and events carry them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from letrado.game.play import PlacedTile, Play
from letrado.game.square import Square


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """One tile on one square: "H8", "CH", whether it is a blank."""

    square: str
    letter: str
    blank: bool = False

    def placement(self) -> tuple[Square, PlacedTile]:
        return Square.parse(self.square), PlacedTile(self.letter, self.blank)


def laid_by(play: Play) -> tuple[Laid, ...]:
    return tuple(Laid(str(square), tile.letter, tile.blank) for square, tile in play.placements())


def placements_of(laid: Iterable[Laid]) -> list[tuple[Square, PlacedTile]]:
    return [tile.placement() for tile in laid]
