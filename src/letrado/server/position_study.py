"""A position studied: candidates played on, an ending solved, one move against another.

These functions run in the laboratory. What is left in the bag decides which study it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from letrado.engine import pre_endgame
from letrado.engine.comparison import compare
from letrado.engine.comparison_wording import told
from letrado.engine.endgame import Options, Solution, State, solve
from letrado.engine.engine import Engine, Exchange, Move, Pass, RatedPlay
from letrado.engine.position import Position
from letrado.engine.pre_endgame import (
    MOST_IN_BAG,
    Certainty,
    PreOptions,
    PreSolution,
    solve_pre_endgame,
)
from letrado.engine.rating import read_move
from letrado.engine.simulation import Candidate, Simulated, SimulationOptions, simulate
from letrado.game.board import Board
from letrado.game.play_wording import play_text
from letrado.game.rack import Rack
from letrado.game.spelling import write_tiles
from letrado.messages.catalogue import Language
from letrado.server.engine_work import engine_of, position_of
from letrado.server.laboratory import Stopped, Tell
from letrado.table.laid import Laid, laid_by

COMPARING_SECONDS = 4.0
CANDIDATES = 12


class StudiedMove(Struct, frozen=True, kw_only=True):
    """A move and what a study has found of it; what the study does not tell is None."""

    kind: Literal["play", "exchange", "pass"]
    text: str  # "8H CA..", or the tiles that are exchanged
    shown: str  # the same with the tiles that a play runs through: "8H CA(SA)"
    points: int
    leave: str
    tiles: tuple[Laid, ...]
    equity: float | None = None  # gain on the opponent
    error: float | None = None  # standard error of the gain
    win: float | None = None  # chance to win, of 1
    reply: float | None = None  # points of the opponent's next turn
    rollouts: int | None = None
    low: float | None = None
    high: float | None = None
    certainty: Certainty | None = None


class Study(Struct, frozen=True, kw_only=True):
    """How far a study has come. The moves are candidates, best first; of an ending, its line."""

    kind: Literal["simulation", "pre_ending", "ending"]
    done: bool
    moves: tuple[StudiedMove, ...]
    rollouts: int = 0
    ended: str | None = None  # why a simulation ended
    value: float | None = None
    low: int | None = None
    high: int | None = None
    proved: bool = False
    nodes: int = 0
    bags: int = 0


class Weighing(Struct, frozen=True):
    """One move against another, in words."""

    sentences: tuple[str, ...]
    clear: bool


class _Nobody(Exception):  # noqa: N818 (no error)
    """Nobody waits any more."""


def study_position(
    tell: Tell[Study], stopped: Stopped, rulebook_id: str, cgp: str, seconds: float
) -> Study:
    """The study of a position that was asked for by its book and in CGP."""
    return study(tell, stopped, engine_of(rulebook_id), position_of(rulebook_id, cgp), seconds)


def study(
    tell: Tell[Study], stopped: Stopped, engine: Engine, position: Position, seconds: float
) -> Study:
    """The study that fits the position, telling what it knows as it goes."""
    in_bag = position.tiles_in_bag(engine.tile_set)
    try:
        if in_bag == 0:
            return _ending(tell, stopped, engine, position, seconds)
        if in_bag <= MOST_IN_BAG:
            return _pre_ending(tell, stopped, engine, position, seconds)
        return _simulation(tell, stopped, engine, position, seconds)
    except _Nobody:
        return Study(kind="ending", done=False, moves=())


def weigh(
    _tell: Tell[Weighing],
    stopped: Stopped,
    rulebook_id: str,
    cgp: str,
    moves: tuple[str, str | None],
    language: Language,
) -> Weighing:
    """One move against another, or against the best there is."""
    engine, position = engine_of(rulebook_id), position_of(rulebook_id, cgp)
    move, other = moves
    rival = None if other is None else read_move(other, engine, position)
    options = SimulationOptions(seconds=COMPARING_SECONDS, candidates=CANDIDATES)
    found = compare(
        engine, position, read_move(move, engine, position), rival, options, cancel=stopped
    )
    return Weighing(told(found, engine.tile_set, language), found.is_clear)


def _simulation(
    tell: Tell[Study], stopped: Stopped, engine: Engine, position: Position, seconds: float
) -> Study:
    def view(found: Simulated) -> Study:
        return Study(
            kind="simulation",
            done=found.ended is not None,
            moves=tuple(_simulated(one, engine, position) for one in found.candidates),
            rollouts=found.rollouts,
            ended=found.ended,
        )

    options = SimulationOptions(seconds=seconds, candidates=CANDIDATES)
    found = simulate(
        engine,
        position,
        options,
        on_progress=lambda so_far: tell(view(so_far)),
        cancel=stopped,
    )
    return view(found)


def _ending(
    tell: Tell[Study], stopped: Stopped, engine: Engine, position: Position, seconds: float
) -> Study:
    def hear(state: State) -> None:
        if stopped():
            raise _Nobody
        tell(_of_ending(state, (), float(state.estimate)))

    found = solve(engine, position, Options(seconds), on_progress=hear)
    moves = tuple(_line(found.line, engine, position.board))
    return _of_ending(found, moves, float(found.value), done=True, proved=found.is_proved)


def _of_ending(
    found: State | Solution,
    moves: tuple[StudiedMove, ...],
    value: float,
    *,
    done: bool = False,
    proved: bool = False,
) -> Study:
    return Study(
        kind="ending",
        done=done,
        moves=moves,
        value=value,
        low=found.low,
        high=found.high,
        proved=proved,
        nodes=found.nodes,
    )


def _pre_ending(
    tell: Tell[Study], stopped: Stopped, engine: Engine, position: Position, seconds: float
) -> Study:
    def view(found: PreSolution, *, done: bool) -> Study:
        return Study(
            kind="pre_ending",
            done=done,
            moves=tuple(_pre_solved(one, engine, position) for one in found.candidates),
            bags=found.bags,
        )

    def hear(found: PreSolution) -> None:
        if stopped():
            raise _Nobody
        tell(view(found, done=False))

    options = PreOptions(seconds, most=CANDIDATES)
    found = solve_pre_endgame(engine, position, options, on_progress=hear)
    return view(found, done=True)


def _simulated(one: Candidate, engine: Engine, position: Position) -> StudiedMove:
    return replace(
        _move(one.move, engine, position.board, position.rack),
        equity=one.equity,
        error=one.equity_error,
        win=one.win,
        reply=one.reply,
        rollouts=one.rollouts,
    )


def _pre_solved(one: pre_endgame.Candidate, engine: Engine, position: Position) -> StudiedMove:
    return replace(
        _move(one.move, engine, position.board, position.rack),
        equity=one.value,
        win=one.wins,
        low=one.low,
        high=one.high,
        certainty=one.certainty,
    )


def _line(line: Iterable[Move], engine: Engine, board: Board) -> Iterator[StudiedMove]:
    for move in line:
        yield replace(_move(move, engine, board), equity=move.equity)
        if isinstance(move, RatedPlay):
            board = board.with_tiles(move.play.placements())


def _move(move: Move, engine: Engine, board: Board, rack: Rack | None = None) -> StudiedMove:
    """A move in writing; what it keeps is told where the rack is known."""
    tile_set = engine.tile_set
    match move:
        case RatedPlay(play=play, leave=leave, points=points):
            return StudiedMove(
                kind="play",
                text=play.written(tile_set),
                shown=play_text(play, board),
                points=points,
                leave=write_tiles(leave, tile_set),
                tiles=laid_by(play),
            )
        case Exchange(tiles=tiles):
            text = write_tiles(tiles, tile_set)
            rest = () if rack is None else rack.without(tiles).tiles
            kept = write_tiles(rest, tile_set)
            return StudiedMove(
                kind="exchange", text=text, shown=text, points=0, leave=kept, tiles=()
            )
        case Pass():
            kept = "" if rack is None else write_tiles(rack.tiles, tile_set)
            return StudiedMove(kind="pass", text="", shown="", points=0, leave=kept, tiles=())
