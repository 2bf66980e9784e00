"""Positions with one or two tiles in the bag, as far as they can be solved.

Every bag there may be counts as often as it may come, and the opponent is taken to know which it
is. After a play that empties the bag nothing is hidden, so its value can be exact. With one tile in
the bag, who exchanges knows the bag, and a pass has bounds that may meet. With two, a pass, an
exchange and a play of one tile leave something hidden and are never proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from typing import Literal, TypeAlias

from letrado.engine.endgame import MEGABYTE, Cancellation, Options, rated_play
from letrado.engine.engine import Engine, Exchange, Move, Pass, RatedPlay
from letrado.engine.position import RACK_SIZE, Position
from letrado.errors import InputError
from letrado.game.numbering import numbering_of
from letrado.game.tileset import TileSet
from letrado.kernel import endgame as kernel

MOST_IN_BAG = 2
MOST_SHOWN = 10
AMPLE_MEMORY_MB = 1024  # for a search that has the machine to itself
MOST_EXACT = 10  # plays that are to be proved

Aim: TypeAlias = Literal["wins", "spread"]
# What is proved of a candidate: all of it, how often it wins, or less.
Certainty: TypeAlias = Literal["exact", "wins", "guess"]


@dataclass(frozen=True, slots=True)
class PreOptions(Options):
    """What a search may use, and what the player wants of the game."""

    seconds: float = 120.0
    most: int = MOST_SHOWN  # candidates in the solution
    aim: Aim = "wins"  # what ranks first
    needed_spread: int | None = None  # what counts as winning, when a tournament asks for more
    penalties: tuple[int, int] = (0, 0)  # of clocks: own, opponent's; taken off at the end

    def lead(self, scores: tuple[int, int]) -> float:
        """Points beyond a tie; half a point off where there is no tie."""
        own, opponent = self.penalties
        needed = 0.0 if self.needed_spread is None else self.needed_spread - 0.5
        return scores[0] - own - (scores[1] - opponent) - needed


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something to do and its mean gain over the bags there may be, with bounds that are proved."""

    move: Move
    value: float
    low: float
    high: float
    wins: float  # of 1, a tie as a half
    fewest_wins: float
    most_wins: float
    is_proved: bool  # the gain is exact, and the wins with it

    @property
    def certainty(self) -> Certainty:
        if self.is_proved:
            return "exact"
        return "wins" if self.fewest_wins == self.most_wins else "guess"


@dataclass(frozen=True, slots=True)
class PreSolution:
    candidates: tuple[Candidate, ...]  # the best first
    count: int  # of all candidates
    bags: int  # different ones
    open: int  # candidates after the tenth play that may be better than it
    is_settled: bool  # there are none, and all before them are exact
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

    @property
    def best_plays(self) -> tuple[Candidate, ...]:
        """The best that lay tiles, as many as are to be proved, of those that are told."""
        plays = (each for each in self.candidates if isinstance(each.move, RatedPlay))
        return tuple(islice(plays, MOST_EXACT))


def solve_pre_endgame(
    engine: Engine,
    position: Position,
    options: PreOptions = PreOptions(),  # noqa: B008 (frozen)
    *,
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
            lead=options.lead(position.scores),
            wins_first=options.aim == "wins",
            rules=engine.rules,
            tileless_turns=position.zero_turns,
            nil_nil=position.scores == (0, 0),
            seconds=options.seconds,
            threads=options.threads,
            memory=options.memory_mb * MEGABYTE,
            most=options.most,
            cancellation=cancel or Cancellation(),
            listener=listener,
        )
    except ValueError as wrong:
        raise InputError("search_unusable", problem=str(wrong)) from wrong
    return _solution(answer, position, engine.tile_set)


def _solution(
    answer: kernel.PreEndgameAnswer, position: Position, tile_set: TileSet
) -> PreSolution:
    found, count, bags, still_open, is_settled, seconds = answer
    candidates = tuple(_candidate(facts, position, tile_set) for facts in found)
    return PreSolution(candidates, count, bags, still_open, is_settled, seconds)


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
