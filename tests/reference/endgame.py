"""Endings by plain minimax: every play and the pass at every turn, passes counted to the end."""

from __future__ import annotations

from collections import Counter

from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.rack import Rack
from letrado.rulebook.book import Rulebook

ALL = 1_000_000


def reference_value(
    engine: Engine, book: Rulebook, board: Board, racks: tuple[Rack, Rack], tileless: int
) -> int:
    """What the player with the first rack gains on the other, after so many turns of passing."""
    own, other = racks
    best = _passed(engine, book, board, racks, tileless)
    for rated in engine.plays(Position(board, own), most=ALL).plays:
        left = Rack(tuple((Counter(own.tiles) - _laid(rated.play.tiles)).elements()))
        if left.tiles:
            after = board.with_tiles(rated.play.placements())
            gain = rated.points - reference_value(engine, book, after, (other, left), 0)
        else:
            gain = rated.points + 2 * other.points(engine.tile_set)
        best = max(best, gain)
    return best


def _passed(
    engine: Engine, book: Rulebook, board: Board, racks: tuple[Rack, Rack], tileless: int
) -> int:
    ending = book.provisions.ending
    limits = [ending.passes.consecutive_turns_total.value]
    if ending.zero_run.enabled.value and ending.zero_run.turns_total.value is not None:
        limits.append(ending.zero_run.turns_total.value)
    if tileless + 1 >= min(limits):
        return racks[1].points(engine.tile_set) - racks[0].points(engine.tile_set)
    return -reference_value(engine, book, board, (racks[1], racks[0]), tileless + 1)


def _laid(tiles: tuple[PlacedTile | None, ...]) -> Counter[str]:
    return Counter(tile.from_rack for tile in tiles if tile is not None)
