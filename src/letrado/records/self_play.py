"""A game that the engine plays against itself, as a record: for measuring and for examples."""

from __future__ import annotations

from letrado.engine.engine import Engine, Exchange, Pass, RatedPlay
from letrado.engine.position import Position
from letrado.game.bag import Bag, Seed
from letrado.game.board import Board
from letrado.game.rack import Rack
from letrado.records import record as r
from letrado.rulebook.book import Rulebook
from letrado.rules.side import SIDES, Side, other

MOST_TURNS = 120


class _Game:
    def __init__(self, engine: Engine, book: Rulebook, seed: Seed) -> None:
        self.engine = engine
        self.box = engine.tile_set
        self.size = book.provisions.drawing.rack_size.value
        self.bag = Bag.full(self.box, seed)
        self.board = Board()
        self.racks: dict[Side, Rack] = {}
        for side in SIDES:
            tiles, self.bag = self.bag.draw(self.size)
            self.racks[side] = Rack(tiles)
        self.totals: dict[Side, int] = {"A": 0, "B": 0}
        self.lines: list[r.Line] = []
        self.passes = 0

    def write(self, side: Side, act: r.AnyAct, points: int, rack: tuple[str, ...]) -> None:
        self.totals[side] += points
        self.lines.append(r.Line(side, act, points, self.totals[side], rack))

    def turn(self, side: Side) -> None:
        rack = self.racks[side]
        scores = (self.totals[side], self.totals[other(side)])
        position = Position(self.board, rack, scores=scores, zero_turns=self.passes)
        match self.engine.best(position):
            case RatedPlay(play=play, points=points):
                placements = list(play.placements())
                self.board = self.board.with_tiles(placements)
                kept = rack.without([tile.from_rack for _, tile in placements])
                drawn, self.bag = self.bag.draw(self.size - len(kept))
                self.racks[side] = kept.with_tiles(drawn)
                self.write(side, r.Played(play), points, rack.tiles)
                self.passes = 0
            case Exchange(tiles=tiles):
                drawn, rest = self.bag.draw(len(tiles))
                self.bag = rest.put_back(tiles)
                self.racks[side] = rack.without(tiles).with_tiles(drawn)
                self.write(side, r.Exchanged(tiles), 0, rack.tiles)
                self.passes = 0
            case Pass():
                self.write(side, r.Passed(), 0, rack.tiles)
                self.passes += 1

    def end(self, last: Side) -> None:
        """The tiles left, as the rulebooks count them."""
        rival = other(last)
        if not self.racks[last].tiles:
            tiles = self.racks[rival].tiles
            value = self.racks[rival].points(self.box)
            self.write(last, r.RackGained(tiles), value, ())
            self.write(rival, r.RackLost(tiles), -value, ())
            return
        for side in SIDES:
            rack = self.racks[side]
            self.write(side, r.RackLost(rack.tiles), -rack.points(self.box), ())


def self_played(engine: Engine, book: Rulebook, seed: Seed) -> r.GameRecord:
    """The game that follows from the seed; A begins."""
    game = _Game(engine, book, seed)
    side: Side = "B"
    limit = book.provisions.ending.passes.consecutive_turns_total.value
    while game.racks[side].tiles and game.passes < limit and len(game.lines) < MOST_TURNS:
        side = other(side)
        game.turn(side)
    game.end(side)
    return r.GameRecord(
        players=(r.Player("Ana"), r.Player("Bruno")),
        tile_set=game.box.id,
        rulebook=book.id,
        lines=tuple(game.lines),
    )
