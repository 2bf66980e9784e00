"""letrado engine simulate: the candidates of a position, played on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

import click
from rich.live import Live
from rich.table import Table

from letrado.cli import engine_question as ask
from letrado.cli.engine_moves import written_move
from letrado.cli.language import say, spoken
from letrado.cli.localised import Command
from letrado.cli.screen import add_row, plain_table, screen
from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.engine.rating import read_move
from letrado.engine.simulation import LastMove, Simulated, SimulationOptions, simulate
from letrado.errors import InputError
from letrado.game.play import Play
from letrado.game.score import points_of
from letrado.game.tileset import TileSet
from letrado.messages.numbers import number_text
from letrado.rules.clock import overtime_points

SECONDS = 5.0
SECONDS_LATE = click.IntRange(0, 86_400)


@click.command(name="simulate", cls=Command, help="engine_simulate")
@ask.cgp
@ask.cgp_file
@ask.rulebook
@ask.word_file
@click.option("--seconds", type=click.FloatRange(0.01, 86_400), help="simulation_seconds")
@click.option("--rollouts", type=click.IntRange(1, 10**9), help="rollouts")
@click.option("--plies", type=click.IntRange(0, 60), default=2, help="plies")
@click.option("--candidates", type=click.IntRange(1, 200), default=20, help="candidates")
@click.option("--threads", type=click.IntRange(1, 64), default=1, help="threads")
@click.option("--memory", type=click.IntRange(1, 1_000_000), default=256, help="megabytes")
@click.option("--seed", type=click.IntRange(0, 2**63), default=1, help="simulation_seed")
@click.option("--play", "plays", metavar="MOVE", multiple=True, help="extra_play")
@click.option("--last", metavar="MOVE", help="last_move")
@click.option("--needed-spread", type=click.IntRange(-10_000, 10_000), help="needed_spread")
@click.option("--overtime", type=SECONDS_LATE, nargs=2, default=(0, 0), help="simulation_overtime")
@click.option(
    "--challenged", type=click.FloatRange(0, 1), default=0.0, help="simulation_challenged"
)
@click.option(
    "--opponent-fails", type=click.FloatRange(0, 1), default=0.0, help="simulation_opponent_fails"
)
@click.option(
    "--confidence", type=click.FloatRange(0.5, 0.999999), default=0.99, help="simulation_confidence"
)
@ask.as_json
def simulate_positions(
    *,
    cgp: str | None,
    cgp_file: str | None,
    rulebook: str | None,
    words: str | None,
    seconds: float | None,
    rollouts: int | None,
    plies: int,
    candidates: int,
    threads: int,
    memory: int,
    seed: int,
    plays: tuple[str, ...],
    last: str | None,
    needed_spread: int | None,
    overtime: tuple[int, int],
    challenged: float,
    opponent_fails: float,
    confidence: float,
    as_json: bool,
) -> None:
    engine = ask.open_engine(rulebook, words)
    own, opponent = (overtime_points(1000 * late, engine.book)[0] for late in overtime)
    for position in ask.positions_of(cgp, cgp_file, engine.tile_set):
        options = SimulationOptions(
            seconds=SECONDS if seconds is None and rollouts is None else seconds,
            rollouts=rollouts,
            plies=plies,
            candidates=candidates,
            threads=threads,
            megabytes=memory,
            seed=seed,
            confidence=confidence,
            needed_spread=needed_spread,
            penalties=(own, opponent),
            challenged=challenged,
            opponent_taken_back=opponent_fails,
            last=None if last is None else _last_move(last, engine, position),
        )
        extra = [read_move(text, engine, position) for text in plays]

        run = partial(simulate, engine, position, options, extra=extra)
        if as_json:
            ask.print_line(simulated_view(run(), engine.tile_set))
        elif sys.stdout.isatty():
            _watch(run, engine.tile_set)
        else:
            screen().print(simulated_table(run(), engine.tile_set))


def _watch(run: Callable[..., Simulated], tile_set: TileSet) -> None:
    """The table while it changes, left on the screen as it ends."""
    with Live(console=screen(), refresh_per_second=8) as live:
        found = run(on_progress=lambda so_far: live.update(simulated_table(so_far, tile_set)))
        live.update(simulated_table(found, tile_set), refresh=True)


def simulated_table(found: Simulated, tile_set: TileSet) -> Table:
    names = ("move", "points", "static", "equity", "win", "reply", "rollouts")
    table = plain_table(*(say(f"simulation.{name}") for name in names))
    number = partial(number_text, language=spoken())
    for candidate in found.candidates:
        add_row(
            table,
            written_move(candidate.move, tile_set),
            str(candidate.points),
            number(candidate.static_equity),
            f"{number(candidate.equity)} ± {number(candidate.equity_error)}",
            f"{number(100 * candidate.win)} % ± {number(100 * candidate.error)}",
            number(candidate.reply),
            str(candidate.rollouts),
        )
    state = found.ended or "running"
    table.caption = say(f"simulation.state.{state}", rollouts=found.rollouts)
    if found.inferred_from:
        table.caption += "\n" + say("simulation.inferred", leaves=round(found.inferred_from))
    return table


def simulated_view(found: Simulated, tile_set: TileSet) -> dict[str, object]:
    return {
        "best": written_move(found.best.move, tile_set),
        "rollouts": found.rollouts,
        "ended": found.ended,
        "inferred_from": round(found.inferred_from, 1),
        "candidates": [
            {
                "move": written_move(candidate.move, tile_set),
                "points": candidate.points,
                "static_equity": round(candidate.static_equity, 2),
                "equity": round(candidate.equity, 2),
                "equity_error": round(candidate.equity_error, 2),
                "win": round(candidate.win, 5),
                "win_error": round(candidate.error, 5),
                "reply": round(candidate.reply, 2),
                "rollouts": candidate.rollouts,
            }
            for candidate in found.candidates
        ],
    }


def _last_move(text: str, engine: Engine, position: Position) -> LastMove:
    """What the opponent did: a play that lies on the board, or -N tiles exchanged."""
    if text.strip().startswith("-"):
        number = text.strip()[1:]
        if not number.isdecimal() or not 0 < int(number[:3]) <= len(position.rack) or not number:
            raise InputError("move_unusable", text=text)
        return LastMove(exchanged=int(number))
    play = Play.parse(text, engine.tile_set)
    placed = dict(play.placements())
    if any(position.board.tiles.get(square) != tile for square, tile in placed.items()):
        raise InputError("last_play_not_on_board", text=text)
    before = position.board.without(placed)
    points = points_of(before, placed.items(), engine.tile_set, engine.bonus)
    return LastMove(play, points)
