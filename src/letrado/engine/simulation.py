"""Simulation: the candidates of a position played on against each other on the same deals.

With `rollouts` alone the result depends on the seed only, whatever the number of threads; with
`seconds` it depends on the machine as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Literal, TypeAlias, TypedDict, get_args

from letrado.engine.engine import Engine, Exchange, Move, Pass, RatedPlay
from letrado.engine.position import RACK_SIZE, Position
from letrado.engine.win_chances import load_win_chances
from letrado.errors import InputError
from letrado.game.numbering import numbering_of
from letrado.game.play import Play
from letrado.kernel import simulation as kernel
from letrado.kernel.engine import BLANK_MARK

Ended: TypeAlias = Literal["settled", "rollouts", "seconds", "memory", "cancelled"]

ROLLOUTS_WITHOUT_LIMIT = 2000


@dataclass(frozen=True, slots=True)
class LastMove:
    """What the opponent did last: a play that lies on the board, or an exchange of so many."""

    play: Play | None = None
    points: int = 0
    exchanged: int = 0


@dataclass(frozen=True, slots=True)
class SimulationOptions:
    seconds: float | None = None
    plies: int = 2  # turns after the candidate; with an empty bag to the end of the game
    rollouts: int | None = None  # of all candidates together
    threads: int = 1
    seed: int = 1
    candidates: int = 20
    confidence: float = 0.99  # of being behind, when a candidate is dropped
    megabytes: int = 256
    spread_weighs: float = 0.1  # the part of the utility that is spread; the rest is winning
    needed_spread: int | None = None  # what counts as winning, when a tournament asks for more
    penalties: tuple[int, int] = (0, 0)  # of clocks: own, opponent's; taken off at the end
    challenged: float = 0.0  # how often a candidate with a wrong word is challenged
    opponent_taken_back: float = 0.0  # how often the opponent has to take a play back
    last: LastMove | None = None  # from which the opponent's leave is inferred
    temperature: float = 8.0  # points of equity by which a move is e times less likely

    def __post_init__(self) -> None:
        bounds: dict[str, tuple[float | None, float, float]] = {
            "seconds": (self.seconds, 0.001, 86_400),
            "plies": (self.plies, 0, 60),
            "rollouts": (self.rollouts, 1, 10**9),
            "threads": (self.threads, 1, 64),
            "seed": (self.seed, 0, 2**63),
            "candidates": (self.candidates, 1, 200),
            "confidence": (self.confidence, 0.5, 0.999999),
            "megabytes": (self.megabytes, 1, 1_000_000),
            "spread_weighs": (self.spread_weighs, 0, 1),
            "needed_spread": (self.needed_spread, -10_000, 10_000),
            "challenged": (self.challenged, 0, 1),
            "opponent_taken_back": (self.opponent_taken_back, 0, 1),
            "temperature": (self.temperature, 0.01, 1000),
        }
        for name, (value, least, most) in bounds.items():
            if value is not None and not least <= value <= most:
                raise InputError("option_out_of_range", option=name, value=value)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move and how it did. Errors are standard errors."""

    move: Move
    points: int
    static_equity: float  # points and leave, before any rollout
    equity: float  # what it gains on the opponent in the rollouts, leaves at the horizon included
    equity_error: float
    win: float
    error: float  # of the chance to win
    utility: float  # chance to win and spread together: what candidates are compared by
    gap_error: float  # of what the utility lacks to the best
    reply: float  # points of the opponent's next turn
    follow_up: float  # points of the own turn after it
    rollouts: int


@dataclass(frozen=True, slots=True)
class Simulated:
    candidates: tuple[Candidate, ...]  # best first
    rollouts: int
    ended: Ended | None = None  # None while it goes on
    inferred_from: float = 0.0  # effective number of leaves of the opponent's

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


def simulate(
    engine: Engine,
    position: Position,
    options: SimulationOptions,
    *,
    extra: Sequence[Move] = (),
    on_progress: Callable[[Simulated], object] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Simulated:
    """Play the candidates on; `extra` moves are among them and stay to the end.

    `cancel` is asked every few milliseconds and may be the `is_set` of an event.
    """
    own, opponent = position.scores
    spread = own - opponent

    def told(
        moves: list[kernel.Told], tallies: list[kernel.TallyFacts], rollouts: int
    ) -> Simulated:
        return Simulated(_candidates(engine, moves, tallies, spread), rollouts)

    report = on_progress
    try:
        moves, tallies, ended, rollouts, inferred = kernel.simulate(
            engine.core,
            **question_facts(engine, position),
            candidates=options.candidates,
            extra=[move_facts(engine, move) for move in extra],
            last=_last_facts(engine, position, options.last),
            temperature=100 * options.temperature,
            leaves=engine.leaves.table,
            rules=engine.rules,
            chances=load_win_chances(engine.tile_set.id),
            plan=plan_of(options),
            on_progress=None if report is None else lambda m, t, r: report(told(m, t, r)),
            cancel=cancel,
        )
    except ValueError as wrong:
        problem = str(wrong)
        if problem == "memory_limit":
            raise InputError("memory_too_small") from wrong
        if problem.startswith("move_"):
            raise InputError("move_unusable", text=problem) from wrong
        raise InputError("position_unusable", problem=problem) from wrong
    return Simulated(
        _candidates(engine, moves, tallies, spread),
        rollouts,
        next(name for name in get_args(Ended) if name == ended),
        inferred,
    )


def plan_of(options: SimulationOptions) -> kernel.SimulationPlan:
    """The options as the core wants them."""
    limitless = options.rollouts is None and options.seconds is None
    needed = 0 if options.needed_spread is None else 100 * options.needed_spread - 50
    own, opponent = options.penalties
    return kernel.SimulationPlan(
        turns=options.plies,
        seed=options.seed,
        rollouts=ROLLOUTS_WITHOUT_LIMIT if limitless else options.rollouts or 0,
        seconds=options.seconds or 0.0,
        threads=options.threads,
        bytes=options.megabytes << 20,
        confidence=NormalDist().inv_cdf(options.confidence),
        spread_weighs=options.spread_weighs,
        handicap=needed + 100 * (own - opponent),
        challenged=options.challenged,
        opponent_taken_back=options.opponent_taken_back,
    )


def move_facts(engine: Engine, move: Move) -> kernel.MoveFacts:
    """A move as the core reads it."""
    numbering = numbering_of(engine.tile_set)
    match move:
        case RatedPlay(play=play, points=points):
            return _play_facts(engine, play, points)
        case Exchange(tiles=tiles):
            return ("exchange", 0, 0, 0, bytes(sorted(numbering.encode(tiles))), 0)
        case Pass():
            return ("pass", 0, 0, 0, b"", 0)


def _play_facts(engine: Engine, play: Play, points: int) -> kernel.MoveFacts:
    numbers = numbering_of(engine.tile_set).numbers
    square, direction = play.position.square, play.position.direction
    tiles = bytes(
        0 if tile is None else numbers[tile.letter] | (BLANK_MARK if tile.blank else 0)
        for tile in play.tiles
    )
    if direction == "across":
        return ("play", 0, square.row, square.column, tiles, points)
    return ("play", 1, square.column, square.row, tiles, points)


class QuestionFacts(TypedDict):
    """A position as the core is told of it."""

    board: bytes
    rack: bytes
    in_bag: int
    opponent_points: int
    unseen: bytes
    opponent: bytes
    scores: tuple[int, int]
    run: tuple[int, int]


def question_facts(engine: Engine, position: Position) -> QuestionFacts:
    numbering = numbering_of(engine.tile_set)
    in_bag, opponent_points = engine.facts_of(position)
    unseen = position.unseen(engine.tile_set)
    return QuestionFacts(
        board=numbering.encode_board(position.board),
        rack=numbering.encode(position.rack.tiles),
        in_bag=in_bag,
        opponent_points=opponent_points,
        unseen=numbering.encode(sorted(unseen.elements())),
        opponent=numbering.encode(_known_tiles(engine, position, in_bag)),
        scores=position.scores,
        run=(position.zero_turns if in_bag == 0 else 0, position.zero_turns),
    )


def _known_tiles(engine: Engine, position: Position, in_bag: int) -> tuple[str, ...]:
    if in_bag == 0:
        return tuple(position.unseen(engine.tile_set).elements())
    return position.opponent_rack.tiles


def _last_facts(
    engine: Engine, position: Position, last: LastMove | None
) -> tuple[bytes, kernel.MoveFacts, int] | None:
    if last is None or (last.play is None and last.exchanged == 0):
        return None
    numbering = numbering_of(engine.tile_set)
    in_bag = position.tiles_in_bag(engine.tile_set)
    if last.play is None:
        if last.exchanged > RACK_SIZE:
            raise InputError("move_unusable", text=str(last.exchanged))
        unknown = bytes(last.exchanged)
        return (
            numbering.encode_board(position.board),
            ("exchange", 0, 0, 0, unknown, 0),
            in_bag,
        )
    squares = [square for square, _ in last.play.placements()]
    before = position.board.without(squares)
    facts = _play_facts(engine, last.play, last.points)
    return numbering.encode_board(before), facts, in_bag + len(squares)


def _candidates(
    engine: Engine, moves: list[kernel.Told], tallies: list[kernel.TallyFacts], spread: int
) -> tuple[Candidate, ...]:
    found = []
    for option, rollouts, utility, win, reached, *errors, reply, follow_up in tallies:
        error, spread_error, gap_error = errors
        move = engine.move_told(moves[option])
        static = moves[option][2] / 100
        found.append(
            Candidate(
                move=move,
                points=move.points if isinstance(move, RatedPlay) else 0,
                static_equity=static,
                equity=reached / 100 - spread if rollouts else static,
                equity_error=spread_error / 100,
                win=win,
                error=error,
                utility=utility,
                gap_error=gap_error,
                reply=reply,
                follow_up=follow_up,
                rollouts=rollouts,
            )
        )
    return tuple(found)
