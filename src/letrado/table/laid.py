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


def tile_by_tile(before: tuple[Laid, ...], after: tuple[Laid, ...]) -> tuple[Laid, ...] | None:
    """The tiles as they lie after a move, in the order of `before`; None if they are others."""
    lay, lie = _in_line(before), _in_line(after)
    if sorted(map(_face, lay)) != sorted(map(_face, lie)):
        return None
    if [_face(tile) for tile in lay] != [_face(tile) for tile in lie]:
        lie.sort(key=_face)
        lay.sort(key=_face)
    moved = {old.square: new for old, new in zip(lay, lie, strict=True)}
    return tuple(moved[tile.square] for tile in before)


def _in_line(tiles: tuple[Laid, ...]) -> list[Laid]:
    return sorted(tiles, key=lambda tile: Square.parse(tile.square))


def _face(tile: Laid) -> tuple[str, bool]:
    return tile.letter, tile.blank
