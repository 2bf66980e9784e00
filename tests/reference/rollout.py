"""A rollout as one would play it by hand: slow, and easy to believe."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from letrado.engine.engine import Engine, Exchange, Move, Pass, RatedPlay
from letrado.engine.position import RACK_SIZE, Position
from letrado.game.board import Board
from letrado.game.rack import Rack

MASK = 2**64 - 1
PATIENCE = 6  # turns without tiles after which nobody exchanges any more


class Random:
    """splitmix64."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        return (self.next() >> 32) * bound >> 32


@dataclass
class Table:
    board: Board
    bag: list[str]
    racks: list[list[str]]
    random: Random
    gained: list[float] = field(default_factory=lambda: [0.0, 0.0])
    kept: list[float] = field(default_factory=lambda: [0.0, 0.0])
    passes: int = 0
    tileless: int = 0
    over: bool = False

    def fill(self, player: int) -> None:
        while len(self.racks[player]) < RACK_SIZE and self.bag:
            self.racks[player].append(self.bag.pop())

    def put_back(self, tile: str) -> None:
        place = self.random.below(len(self.bag) + 1)
        self.bag.append(tile)
        self.bag[place], self.bag[-1] = self.bag[-1], self.bag[place]


def spread_after(
    engine: Engine, position: Position, candidate: Move, *, plies: int, seed: int, deal: int
) -> float:
    """The spread at the horizon with what both keep, or the final one."""
    chance = Random(Random(seed * 0x2545F4914F6CDD1D + deal).next())
    bag = sorted(position.unseen(engine.tile_set).elements())
    for last in range(len(bag), 1, -1):
        at = chance.below(last)
        bag[last - 1], bag[at] = bag[at], bag[last - 1]
    table = Table(position.board, bag, [list(position.rack.tiles), []], chance)
    table.passes = position.zero_turns if not position.tiles_in_bag(engine.tile_set) else 0
    table.tileless = position.zero_turns
    table.fill(1)
    _make(table, 0, candidate, engine)
    turn = 1
    while not table.over and (turn <= plies or not table.bag):
        player = turn % 2
        seen = Position(table.board, Rack(tuple(table.racks[player])))
        _make(table, player, _chosen(table, seen, engine), engine)
        turn += 1
    spread = position.scores[0] - position.scores[1] + table.gained[0] - table.gained[1]
    return spread if table.over else spread + table.kept[0] - table.kept[1]


def _chosen(table: Table, seen: Position, engine: Engine) -> Move:
    """The best move; but two who only exchange would never end, so that one stops some time."""
    best = engine.best(seen)
    if not isinstance(best, Exchange) or table.tileless < PATIENCE:
        return best
    plays = engine.plays(seen, 1).plays
    return plays[0] if plays else Pass()


def _make(table: Table, player: int, move: Move, engine: Engine) -> None:
    rack = table.racks[player]
    match move:
        case RatedPlay(play=play, points=points):
            table.board = table.board.with_tiles(play.placements())
            for _, placed in play.placements():
                rack.remove(placed.from_rack)
            table.gained[player] += points
            table.kept[player] = engine.leaves.worth(rack)
            table.fill(player)
            table.passes = table.tileless = 0
        case Exchange(tiles=tiles):
            wanted = Counter(tiles)
            returned = []
            for tile in rack:
                if wanted[tile] > 0:
                    wanted[tile] -= 1
                    returned.append(tile)
            for tile in returned:
                rack.remove(tile)
            table.kept[player] = engine.leaves.worth(rack)
            table.fill(player)
            for tile in returned:
                table.put_back(tile)
            table.passes = 0
            table.tileless += 1
        case Pass():
            table.kept[player] = 0.0
            table.passes += 1
            table.tileless += 1
    if not rack:
        table.gained[player] += 2 * _points(table.racks[1 - player], engine)
        table.over = True
    elif table.passes >= _passes_to_end(engine) or _is_silent(table, engine):
        for each in (0, 1):
            table.gained[each] -= _points(table.racks[each], engine)
        table.over = True


def _points(rack: list[str], engine: Engine) -> int:
    return sum(engine.tile_set.points(tile) for tile in rack)


def _passes_to_end(engine: Engine) -> int:
    return engine.book.provisions.ending.passes.consecutive_turns_total.value


def _is_silent(table: Table, engine: Engine) -> bool:
    zero_run = engine.book.provisions.ending.zero_run
    if not zero_run.enabled.value or table.gained == [0.0, 0.0]:
        return False
    return table.tileless >= (zero_run.turns_total.value or 10**6)
