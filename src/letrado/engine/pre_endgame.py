"""Positions with one or two tiles in the bag, as far as they can be solved.

Every bag there may be counts as often as it may come, and the opponent is taken to know which it
is. After a play that empties the bag nothing is hidden, so its value can be exact. After a pass, an
exchange or a play that leaves a tile in the bag the player on turn would not know what the search
knows: such values are guesses, never proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from letrado.engine.endgame import MEGABYTE, Cancellation, Options, rated_play
from letrado.engine.engine import Engine, Exchange, Move, Pass
from letrado.engine.position import RACK_SIZE, Position
from letrado.errors import InputError
from letrado.game.numbering import numbering_of
from letrado.game.tileset import TileSet
from letrado.kernel import endgame as kernel

MOST_IN_BAG = 2
MOST_SHOWN = 10


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something to do and its mean gain over the bags there may be; None is no known bound."""

    move: Move
    value: float
    wins: float  # of 1, a tie as a half
    low: float | None
    high: float | None
    is_proved: bool
    is_whole: bool  # played to the end with every bag, not estimated


@dataclass(frozen=True, slots=True)
class PreSolution:
    candidates: tuple[Candidate, ...]  # the best first
    count: int  # of all candidates
    bags: int  # different ones
    seconds: float = field(compare=False)

    @property
    def best(self) -> Move:
        return self.candidates[0].move

    @property
    def value(self) -> float:
        return self.candidates[0].value

    @property
    def is_proved(self) -> bool:
        """Is the value of the best candidate exact? Others may be estimates."""
        return self.candidates[0].is_proved


def solve_pre_endgame(
    engine: Engine,
    position: Position,
    options: Options = Options(seconds=120.0),  # noqa: B008 (frozen)
    *,
    most: int = MOST_SHOWN,
    on_progress: Callable[[PreSolution], object] | None = None,
    cancel: Cancellation | None = None,
) -> PreSolution:
    """What to do with one or two tiles in the bag; raise InputError when there are others.

    `on_progress` and `cancel` work as in letrado.engine.endgame.solve.
    """
    unseen = position.unseen(engine.tile_set)
    in_bag = unseen.total() - RACK_SIZE
    if not position.rack.tiles:
        raise InputError("no_rack_to_solve")
    if not 1 <= in_bag <= MOST_IN_BAG:
        most_unseen = RACK_SIZE + MOST_IN_BAG
        raise InputError("bag_not_empty", unseen=unseen.total(), most=most_unseen)
    numbering = numbering_of(engine.tile_set)
    listener = None
    if on_progress is not None:
        told = on_progress

        def listener(answer: kernel.PreEndgameAnswer) -> object:
            return told(_solution(answer, position, engine.tile_set))

    try:
        answer = kernel.solve_pre_endgame(
            engine.core,
            numbering.encode_board(position.board),
            numbering.encode(position.rack.tiles),
            numbering.encode(unseen.elements()),
            in_bag=in_bag,
            lead=position.scores[0] - position.scores[1],
            rules=engine.rules,
            tileless_turns=position.zero_turns,
            nil_nil=position.scores == (0, 0),
            seconds=options.seconds,
            threads=options.threads,
            memory=options.memory_mb * MEGABYTE,
            most=most,
            cancellation=cancel or Cancellation(),
            listener=listener,
        )
    except ValueError as wrong:
        raise InputError("search_unusable", problem=str(wrong)) from wrong
    return _solution(answer, position, engine.tile_set)


def _solution(
    answer: kernel.PreEndgameAnswer, position: Position, tile_set: TileSet
) -> PreSolution:
    found, count, bags, seconds = answer
    candidates = tuple(_candidate(facts, position, tile_set) for facts in found)
    return PreSolution(candidates, count, bags, seconds)


def _candidate(facts: kernel.Candidate, position: Position, tile_set: TileSet) -> Candidate:
    value = facts[2]
    move: Move
    if facts[0] == "play":
        move = rated_play(facts[1], Counter(position.rack.tiles), value, tile_set)
    elif facts[0] == "exchange":
        move = Exchange(numbering_of(tile_set).decode(facts[1]), value)
    else:
        move = Pass(equity=value)
    return Candidate(move, value, *facts[3:])
