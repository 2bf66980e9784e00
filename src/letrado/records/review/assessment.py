"""What could have been done instead: the options of a moment, best first."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from letrado.engine.engine import Engine, Exchange, Move, Pass, RatedPlay
from letrado.engine.position import Position
from letrado.game.score import Bonus, points_of
from letrado.records.record import AnyAct, Exchanged, Passed, Played
from letrado.records.review.chances import win_after
from letrado.rulebook.book import Rulebook

Method: TypeAlias = Literal["static", "simulated", "solved", "bounded"]
STATIC_OPTIONS = 5


@dataclass(frozen=True, slots=True)
class Option:
    """A move and what it is worth: points to come included, and the chance to win."""

    move: Move
    points: int
    leave: tuple[str, ...]
    equity: float
    win: float
    error: float = 0.0  # of the equity, one standard error
    note: str = ""

    @property
    def laid(self) -> int:
        """How many tiles it lays."""
        if not isinstance(self.move, RatedPlay):
            return 0
        return sum(tile is not None for tile in self.move.play.tiles)


@dataclass(frozen=True, slots=True)
class Assessment:
    """The options of a moment, best first, with the one that was chosen, and how they were found.

    `low` and `high` bound what the best is worth where an ending could not be proved.
    """

    options: tuple[Option, ...]
    chosen: Option
    method: Method
    low: float | None = None
    high: float | None = None

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def equity_lost(self) -> float:
        return max(0.0, self.best.equity - self.chosen.equity)

    @property
    def win_lost(self) -> float:
        return max(0.0, self.best.win - self.chosen.win)


class Assessor(Protocol):
    """Whoever can say what the options of a position are worth."""

    def assess(self, position: Position, chosen: Move, *, seed: int) -> Assessment: ...


def move_of(act: AnyAct, position: Position, engine: Engine, book: Rulebook) -> Move:
    """What was done, as the engine knows moves; rated by points and leave."""
    match act:
        case Played(play=play):
            used = Counter(tile.from_rack for _, tile in play.placements())
            leave = tuple((Counter(position.rack.tiles) - used).elements())
            scoring = book.provisions.scoring
            bonus = Bonus(scoring.bingo_tiles.value, scoring.bingo_bonus.value)
            points = points_of(position.board, play.placements(), engine.tile_set, bonus)
            return RatedPlay(play, points, leave, points + _worth(engine, position, leave))
        case Exchanged(tiles=tiles):
            kept = tuple((Counter(position.rack.tiles) - Counter(tiles)).elements())
            return Exchange(tiles, engine.leaves.worth(kept))
        case Passed():
            return Pass()
        case _:
            raise TypeError(act)


def leave_of(move: Move, position: Position) -> tuple[str, ...]:
    match move:
        case RatedPlay(leave=leave):
            return leave
        case Exchange(tiles=tiles):
            return tuple((Counter(position.rack.tiles) - Counter(tiles)).elements())
        case Pass():
            return position.rack.tiles


def _worth(engine: Engine, position: Position, leave: tuple[str, ...]) -> float:
    """What a leave is worth: with an empty bag, what is lost by still holding it."""
    if position.tiles_in_bag(engine.tile_set):
        return engine.leaves.worth(leave)
    held = sum(engine.tile_set.points(tile) for tile in leave)
    if leave:
        return -2.0 * held
    return 2.0 * sum(engine.tile_set.points(tile) for tile in position.opponent_rack.tiles)


class StaticAssessor:
    """By points and leave alone: what a strong player sees at a glance."""

    def __init__(self, engine: Engine, most: int = STATIC_OPTIONS) -> None:
        self.engine = engine
        self.most = most

    def assess(self, position: Position, chosen: Move, *, seed: int) -> Assessment:
        del seed
        found = self.engine.plays(position, ALL_PLAYS).plays
        rated = next((play for play in found if _same_points(play, chosen)), chosen)
        moves: list[Move] = [*found[: self.most]]
        best = self.engine.best(position)
        if not isinstance(best, RatedPlay):
            moves.append(best)
        if not any(same_move(move, rated) for move in moves):
            moves.append(rated)
        options = sorted(
            (self.option(move, position) for move in moves),
            key=lambda option: (option.equity, same_move(option.move, rated)),
            reverse=True,
        )
        mine = next(option for option in options if same_move(option.move, rated))
        return Assessment(tuple(options), mine, "static")

    def option(self, move: Move, position: Position) -> Option:
        points = move.points if isinstance(move, RatedPlay) else 0
        leave = leave_of(move, position)
        laid = len(position.rack) - len(leave) if isinstance(move, RatedPlay) else 0
        win = win_after(position, self.engine, move.equity, laid)
        return Option(move, points, leave, move.equity, win)


ALL_PLAYS = 20_000


def _same_points(play: RatedPlay, move: Move) -> bool:
    """The same play, looking at its points first: there may be thousands to look at."""
    return isinstance(move, RatedPlay) and play.points == move.points and same_move(play, move)


def same_move(one: Move, two: Move) -> bool:
    """Do two moves lay the same tiles on the same squares, or change the same tiles?"""
    match one, two:
        case RatedPlay(), RatedPlay():
            return set(one.play.placements()) == set(two.play.placements())
        case Exchange(), Exchange():
            return Counter(one.tiles) == Counter(two.tiles)
        case _:
            return isinstance(one, Pass) and isinstance(two, Pass)
