"""letrado engine solve: endings, and what to do with one or two tiles in the bag."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import click
from rich.live import Live
from rich.table import Table

from letrado.cli import engine_question as ask
from letrado.cli.engine_moves import move_text, move_view
from letrado.cli.language import say
from letrado.cli.localised import Command
from letrado.cli.screen import add_row, plain_table, screen
from letrado.engine.endgame import Options, Solution, State, solve
from letrado.engine.engine import Engine, Move
from letrado.engine.position import RACK_SIZE, Position
from letrado.engine.pre_endgame import (
    AMPLE_MEMORY_MB,
    MOST_SHOWN,
    Aim,
    PreOptions,
    PreSolution,
    solve_pre_endgame,
)
from letrado.game.tileset import TileSet

Told = TypeVar("Told")
Answer = TypeVar("Answer")


@click.command(name="solve", cls=Command, help="engine_solve")
@ask.cgp
@ask.cgp_file
@ask.rulebook
@ask.word_file
@click.option("--seconds", type=click.FloatRange(0.01, 86_400), default=120.0, help="solve_seconds")
@click.option("--threads", type=click.IntRange(1, 64), default=1, help="threads")
@click.option(
    "--memory", type=click.IntRange(1, 65_536), default=AMPLE_MEMORY_MB, help="solve_memory"
)
@click.option("--rank", type=click.Choice(["wins", "spread"]), default="wins", help="solve_rank")
@click.option("--needed-spread", type=click.IntRange(-10_000, 10_000), help="needed_spread")
@click.option(
    "--candidates", type=click.IntRange(1, 100_000), default=MOST_SHOWN, help="solve_candidates"
)
@ask.as_json
def solve_positions(
    *,
    cgp: str | None,
    cgp_file: str | None,
    rulebook: str | None,
    words: str | None,
    seconds: float,
    threads: int,
    memory: int,
    rank: Aim,
    needed_spread: int | None,
    candidates: int,
    as_json: bool,
) -> None:
    asked = ask.open_engine(rulebook, words)
    options = Options(seconds, threads, memory)
    late = PreOptions(seconds, threads, memory, candidates, rank, needed_spread)
    for position in ask.positions_of(cgp, cgp_file, asked.tile_set):
        if position.unseen(asked.tile_set).total() <= RACK_SIZE:
            _solve_endgame(asked, position, options, as_json=as_json)
        else:
            work = partial(solve_pre_endgame, asked, position, late)
            _solve_pre_endgame(work, asked.tile_set, as_json=as_json)


def _solve_endgame(asked: Engine, position: Position, options: Options, *, as_json: bool) -> None:
    tile_set = asked.tile_set
    if as_json:
        ask.print_line(_solution_view(solve(asked, position, options), tile_set))
        return
    found = _watched(lambda told: solve(asked, position, options, on_progress=told), _state_table)
    screen().print(_line_table(found, tile_set))
    click.echo(say(f"solve.{_certainty(found)}", value=found.value, **_bounds(found)))


def _solve_pre_endgame(
    work: Callable[..., PreSolution], tile_set: TileSet, *, as_json: bool
) -> None:
    if as_json:
        ask.print_line(_pre_solution_view(work(), tile_set))
        return

    def shown(now: PreSolution) -> Table:
        return _candidate_table(now, tile_set)

    found = _watched(lambda told: work(on_progress=told), shown)
    screen().print(_candidate_table(found, tile_set))
    click.echo(say("solve.candidates", count=found.count, bags=found.bags))
    click.echo(say("solve.settled" if found.is_settled else "solve.open", open=found.open))


def _watched(
    work: Callable[[Callable[[Told], object] | None], Answer], shown: Callable[[Told], Table]
) -> Answer:
    """Do the work with a live table where somebody watches."""
    if not sys.stdout.isatty():
        return work(None)
    with Live(console=screen(), transient=True, refresh_per_second=5) as live:
        return work(lambda told: live.update(shown(told)))


def _certainty(found: Solution) -> str:
    return "proved" if found.is_proved else "not_proved"


def _bounds(found: Solution | State) -> dict[str, str]:
    return {
        "low": "?" if found.low is None else str(found.low),
        "high": "?" if found.high is None else str(found.high),
    }


def _state_table(state: State) -> Table:
    names = ("low", "high", "estimate", "nodes", "seconds")
    table = plain_table(*(say(f"solve.{name}") for name in names))
    bounds = _bounds(state)
    figures = (str(state.estimate), str(state.nodes), f"{state.seconds:.1f}")
    add_row(table, bounds["low"], bounds["high"], *figures)
    return table


def _line_table(found: Solution, tile_set: TileSet) -> Table:
    table = plain_table(say("solve.turn"), say("solve.move"), say("solve.gain"))
    for number, move in enumerate(found.line, start=1):
        add_row(table, str(number), _short(move, tile_set), f"{move.equity:+.0f}")
    return table


def _candidate_table(found: PreSolution, tile_set: TileSet) -> Table:
    names = ("move", "mean", "wins", "low", "high", "certain")
    table = plain_table(*(say(f"solve.{name}") for name in names))
    for candidate in found.candidates:
        add_row(
            table,
            _short(candidate.move, tile_set),
            f"{candidate.value:+.2f}",
            f"{100 * candidate.wins:.0f} %",
            f"{candidate.low:+.2f}",
            f"{candidate.high:+.2f}",
            say(f"solve.certain_{candidate.certainty}"),
        )
    return table


def _short(move: Move, tile_set: TileSet) -> str:
    view = move_view(move, tile_set)
    if "play" in view:
        return f"{view['play']} ({view['score']})"
    return move_text(move, tile_set).partition(",")[0]


def _solution_view(found: Solution, tile_set: TileSet) -> dict[str, object]:
    return {
        "value": found.value,
        "best": move_view(found.best, tile_set),
        "line": [move_view(move, tile_set) for move in found.line],
        "proved": found.is_proved,
        "low": found.low,
        "high": found.high,
        "nodes": found.nodes,
        "seconds": round(found.seconds, 3),
    }


def _pre_solution_view(found: PreSolution, tile_set: TileSet) -> dict[str, object]:
    return {
        "value": found.value,
        "best": move_view(found.best, tile_set),
        "line": [move_view(found.best, tile_set)],
        "proved": found.is_proved,
        "candidates": [
            {
                "move": move_view(candidate.move, tile_set),
                "value": candidate.value,
                "low": candidate.low,
                "high": candidate.high,
                "wins": candidate.wins,
                "fewest_wins": candidate.fewest_wins,
                "most_wins": candidate.most_wins,
                "proved": candidate.is_proved,
                "certainty": candidate.certainty,
            }
            for candidate in found.candidates
        ],
        "candidate_count": found.count,
        "bags": found.bags,
        "open": found.open,
        "settled": found.is_settled,
        "seconds": round(found.seconds, 3),
    }
