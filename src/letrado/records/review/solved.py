"""The options of an ending, solved; where time does not suffice, what is known of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from letrado.engine.endgame import Options, solve
from letrado.engine.engine import Engine, Move, RatedPlay
from letrado.engine.position import Position
from letrado.game.rack import Rack
from letrado.records.review.assessment import (
    Assessment,
    Assessor,
    Option,
    StaticAssessor,
    leave_of,
    same_move,
)
from letrado.records.review.chances import chance_of_spread
from letrado.records.review.effort import Effort
from letrado.records.review.means import Means

OTHERS = 2  # plays of most static equity that are solved besides


class EndingAssessor:
    """Solves what has an empty bag, and leaves the rest to another assessor."""

    def __init__(self, means: Means, otherwise: Assessor, effort: Effort) -> None:
        self.engine = means.engine
        self.passes = means.book.provisions.ending.passes.consecutive_turns_total.value
        self.otherwise = otherwise
        self.effort = effort

    def assess(self, position: Position, chosen: Move, *, seed: int) -> Assessment:
        if not _is_ending(position, self.engine):
            return self.otherwise.assess(position, chosen, seed=seed)
        half = self.effort.ending_seconds / 2
        best = solve(self.engine, position, Options(half, self.effort.threads))
        if not best.is_proved:
            rated = StaticAssessor(self.engine).assess(position, chosen, seed=seed)
            return replace(rated, method="bounded", low=_number(best.low), high=_number(best.high))
        top = self._option(position, best.best, best.value)
        others = self.engine.plays(position, OTHERS + 1).plays
        options = [top]
        share = half / (OTHERS + 1)
        for move in (chosen, *others[:OTHERS]):
            if not any(same_move(move, option.move) for option in options):
                value = self._value_after(position, move, share)
                if value is not None:
                    options.append(self._option(position, move, value))
        options.sort(key=lambda option: option.equity, reverse=True)
        mine = next((o for o in options if same_move(o.move, chosen)), None)
        if mine is None:
            static = StaticAssessor(self.engine).option(chosen, position)
            return Assessment((*options, static), static, "bounded", top.equity, top.equity)
        return Assessment(tuple(options), mine, "solved")

    def _value_after(self, position: Position, move: Move, seconds: float) -> int | None:
        """What a move gains to the end of the game; None when it cannot be proved in time."""
        tile_set = self.engine.tile_set
        points = move.points if isinstance(move, RatedPlay) else 0
        left = leave_of(move, position)
        theirs = position.opponent_rack
        if not left:
            return points + 2 * theirs.points(tile_set)
        turns = 0 if isinstance(move, RatedPlay) else position.zero_turns + 1
        if turns >= self.passes:
            return theirs.points(tile_set) - Rack(left).points(tile_set)
        board = position.board
        if isinstance(move, RatedPlay):
            board = board.with_tiles(move.play.placements())
        own, other = position.scores
        after = Position(board, theirs, Rack(left), (other, own + points), turns)
        found = solve(self.engine, after, Options(seconds, self.effort.threads))
        return points - found.value if found.is_proved else None

    def _option(self, position: Position, move: Move, value: int) -> Option:
        points = move.points if isinstance(move, RatedPlay) else 0
        spread = position.scores[0] - position.scores[1] + value
        leave = leave_of(move, position)
        return Option(move, points, leave, float(value), chance_of_spread(spread))


def _is_ending(position: Position, engine: Engine) -> bool:
    """Is the bag empty, with tiles on both racks?"""
    if position.tiles_in_bag(engine.tile_set) or not position.opponent_rack.tiles:
        return False
    return Counter(position.opponent_rack.tiles) == position.unseen(engine.tile_set)


def _number(bound: int | None) -> float | None:
    return None if bound is None else float(bound)
