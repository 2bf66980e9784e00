from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from letrado.game.board import Board, premiums
from letrado.game.play import PlacedTile
from letrado.game.square import SIDE, Square, all_squares
from letrado.game.tileset import TileSet
from letrado.kernel.scorer import NO_TILE, score_play


@dataclass(frozen=True, slots=True)
class Bonus:
    """So many points for laying so many tiles in one play."""

    tiles: int = 7
    points: int = 50


BINGO = Bonus()


def points_of(
    board: Board,
    placements: Iterable[tuple[Square, PlacedTile]],
    tile_set: TileSet,
    bonus: Bonus = BINGO,
) -> int:
    """What a play is worth: letters, then words, every word formed, and the bonus.

    The play must fit the board; whether it is legal is for the rules to say.
    """
    lying = bytearray([NO_TILE]) * (SIDE * SIDE)
    for square, tile in board.tiles.items():
        lying[square.index] = tile_set.points(tile.from_rack)
    play = [(square.index, tile_set.points(tile.from_rack)) for square, tile in placements]
    return points_on(bytes(lying), play, bonus)


def points_on(lying: bytes, play: list[tuple[int, int]], bonus: Bonus = BINGO) -> int:
    """The same for a board of values, square by square, and new tiles as (square, value)."""
    letter_factors, word_factors = _factors()
    return score_play(lying, letter_factors, word_factors, play, bonus.tiles, bonus.points)


@cache
def _factors() -> tuple[bytes, bytes]:
    layout = [premiums()[square] for square in all_squares()]
    return bytes(premium.letter for premium in layout), bytes(premium.word for premium in layout)
