"""Positions with one tile in the bag by trying everything: plays, the pass and exchanges.

A play is worth what plain minimax gives after it, the tile drawn. Of turns without tiles there are
two values, for nobody knows how long they go on: one that is sure, for a player who lays tiles at
the next turn, with one play against everything that is hidden from him; and one that cannot be
beaten, because the opponent lays tiles at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from letrado.engine.engine import Engine, RatedPlay
from letrado.engine.position import Position
from letrado.game.board import Board
from letrado.game.rack import Rack
from letrado.rulebook.book import Rulebook
from tests.reference.endgame import ALL, reference_value

Tiles: TypeAlias = tuple[str, ...]
Gain: TypeAlias = Callable[[str], int]


@dataclass(frozen=True)
class LateGame:
    engine: Engine
    book: Rulebook
    board: Board
    rack: Tiles
    unseen: Tiles
    known: dict[object, int] = field(default_factory=dict)  # what plays bring

    def mean(self, gain: Gain) -> float:
        """Over every tile that may be in the bag."""
        return sum(map(gain, self.unseen)) / len(self.unseen)

    def plays(self, rack: Tiles) -> tuple[RatedPlay, ...]:
        return self.engine.plays(Position(self.board, Rack(rack)), most=ALL).plays

    def laid(self, play: RatedPlay, other: Tiles, bag: str) -> int:
        """What a play brings to its player, who draws the bag."""
        key = (play.play, tuple(sorted(other)), tuple(sorted((*play.leave, bag))))
        if key not in self.known:
            after = self.board.with_tiles(play.play.placements())
            racks = (Rack(other), Rack((*play.leave, bag)))
            value = reference_value(self.engine, self.book, after, racks, 0)
            self.known[key] = play.points - value
        return self.known[key]

    def value_of_play(self, play: RatedPlay) -> float:
        return self.mean(lambda bag: self.laid(play, without(self.unseen, bag), bag))

    def most_of_exchange(self, back: str) -> float:
        return self.mean(
            lambda bag: self._answered(
                (*without(self.rack, back), bag), without(self.unseen, bag), back
            )
        )

    def most_of_pass(self) -> float:
        return self.mean(lambda bag: self._answered(self.rack, without(self.unseen, bag), bag))

    def least_of_pass(self) -> float | None:
        """With the best single play as the answer to a pass or an exchange."""
        plans = (self.mean(partial(self._least, play)) for play in self.plays(self.rack))
        return max(plans, default=None)

    def _least(self, play: RatedPlay, bag: str) -> int:
        other = without(self.unseen, bag)
        bags = {bag}
        if self.book.provisions.exchange.min_tiles_in_bag.value <= 1:
            bags |= set(other)
        mine = min(self.laid(play, without(self.unseen, one), one) for one in bags)
        return min(mine, self._answered(self.rack, other, bag))

    def _answered(self, own: Tiles, other: Tiles, bag: str) -> int:
        """The opponent lays tiles at once; a lot for us when there is nothing to lay."""
        return -max((self.laid(play, own, bag) for play in self.plays(other)), default=-ALL)


def without(tiles: Tiles, tile: str) -> Tiles:
    return tuple((Counter(tiles) - Counter([tile])).elements())
