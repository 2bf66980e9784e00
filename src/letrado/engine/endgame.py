"""Endings with an empty bag, solved: both racks are known, so nothing is left to chance.

The value of a position is what the player on turn gains on the other from here to the end, with
what the rulebook adds and takes away then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from letrado.engine.engine import DIRECTIONS, Engine, Move, Pass, RatedPlay
from letrado.engine.position import RACK_SIZE, Position
from letrado.errors import InputError
from letrado.game.numbering import numbering_of
from letrado.game.play import Play
from letrado.game.rack import Rack
from letrado.game.square import Position as Place
from letrado.game.square import Square
from letrado.game.tileset import TileSet
from letrado.kernel.endgame import Cancellation, PlayedTurn, Progress, Turn, solve_endgame

__all__ = ["Cancellation", "Options", "Solution", "State", "solve"]

MEGABYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Options:
    """What a search may use."""

    seconds: float = 10.0
    threads: int = 1
    memory_mb: int = 256


@dataclass(frozen=True, slots=True)
class State:
    """What a search knows so far; None is a bound that is not known."""

    low: int | None
    high: int | None
    estimate: int
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of an ending and the line that brings it; a guess unless it is proved."""

    value: int
    is_proved: bool
    low: int | None
    high: int | None
    line: tuple[Move, ...]
    nodes: int = field(compare=False)
    seconds: float = field(compare=False)

    @property
    def best(self) -> Move:
        return self.line[0]


def solve(
    engine: Engine,
    position: Position,
    options: Options = Options(),  # noqa: B008 (frozen)
    *,
    on_progress: Callable[[State], object] | None = None,
    cancel: Cancellation | None = None,
) -> Solution:
    """Solve an ending as far as time allows; raise InputError when it is none.

    `on_progress` is told several times a second, in the thread of the caller; what it raises ends
    the search. `cancel` ends it from any thread, with what is known by then.
    """
    opponent = opponent_rack(position, engine.tile_set)
    numbering = numbering_of(engine.tile_set)
    listener = None
    if on_progress is not None:
        told = on_progress

        def listener(progress: Progress) -> object:
            return told(State(*progress))

    try:
        progress, turns = solve_endgame(
            engine.core,
            numbering.encode_board(position.board),
            numbering.encode(position.rack.tiles),
            numbering.encode(opponent.tiles),
            rules=engine.rules,
            tileless_turns=position.zero_turns,
            nil_nil=position.scores == (0, 0),
            seconds=options.seconds,
            threads=options.threads,
            memory=options.memory_mb * MEGABYTE,
            cancellation=cancel or Cancellation(),
            listener=listener,
        )
    except ValueError as wrong:
        raise InputError("search_unusable", problem=str(wrong)) from wrong
    low, high, estimate, nodes, seconds = progress
    return Solution(
        value=estimate,
        is_proved=low is not None and low == high,
        low=low,
        high=high,
        line=line_of(turns, (position.rack, opponent), estimate, engine.tile_set),
        nodes=nodes,
        seconds=seconds,
    )


def opponent_rack(position: Position, tile_set: TileSet) -> Rack:
    """What the opponent holds when the bag is empty; raise InputError when that is not so."""
    unseen = position.unseen(tile_set)
    if not position.rack.tiles:
        raise InputError("no_rack_to_solve")
    if unseen.total() > RACK_SIZE:
        raise InputError("bag_not_empty", unseen=unseen.total(), most=RACK_SIZE)
    if not unseen:
        raise InputError("no_second_rack")
    given = Counter(position.opponent_rack.tiles)
    if given and given != unseen:
        raise InputError("second_rack_incomplete", unseen=unseen.total(), given=given.total())
    return Rack(tuple(unseen.elements()))


def line_of(
    turns: list[Turn], racks: tuple[Rack, Rack], value: int, tile_set: TileSet
) -> tuple[Move, ...]:
    """Turns of the core as moves; the equity of each is what its player gains from there on."""
    held = [Counter(rack.tiles) for rack in racks]
    line: list[Move] = []
    for number, turn in enumerate(turns):
        if turn is None:
            line.append(Pass(equity=value))
            value = -value
            continue
        move = rated_play(turn, held[number % 2], float(value), tile_set)
        held[number % 2] = Counter(move.leave)
        line.append(move)
        value = move.points - value
    return tuple(line)


def rated_play(turn: PlayedTurn, rack: Counter[str], equity: float, tile_set: TileSet) -> RatedPlay:
    """A play of the core, made from a rack."""
    numbering = numbering_of(tile_set)
    direction, at, start, tiles, points = turn
    square = Square(at, start) if direction == 0 else Square(start, at)
    play = Play(Place(square, DIRECTIONS[direction]), numbering.placed(tiles))
    kept = rack - Counter(tile.from_rack for tile in play.tiles if tile is not None)
    leave = tuple(sorted(kept.elements(), key=numbering.numbers.__getitem__))
    return RatedPlay(play, points, leave, equity)
