"""letrado engine: plays of a position, and matches between automatic players."""

from __future__ import annotations

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from letrado.cli.engine_explain import explain_move
from letrado.cli.engine_moves import move_text, move_view, play_view
from letrado.cli.engine_question import (
    as_json,
    cgp,
    cgp_file,
    open_engine,
    positions_of,
    print_line,
    rulebook,
    word_file,
)
from letrado.cli.engine_simulate import simulate_positions
from letrado.cli.language import say
from letrado.cli.localised import Group
from letrado.cli.screen import add_row, plain_table, print_json, screen
from letrado.engine.engine import Findings
from letrado.engine.match import play_match
from letrado.errors import InputError
from letrado.game.spelling import write_tiles
from letrado.game.tileset import TileSet
from letrado.players.levels import seat


@click.group(cls=Group, help="engine")
def engine() -> None:
    """Plays and matches."""


engine.add_command(simulate_positions)
engine.add_command(explain_move)


@engine.command(help="engine_plays")
@cgp
@cgp_file
@rulebook
@word_file
@click.option("--most", type=click.IntRange(1, 1000), default=15, help="most_plays")
@as_json
def plays(
    *,
    cgp: str | None,
    cgp_file: str | None,
    rulebook: str | None,
    words: str | None,
    most: int,
    as_json: bool,
) -> None:
    asked = open_engine(rulebook, words)
    for position in positions_of(cgp, cgp_file, asked.tile_set):
        found = asked.plays(position, most)
        if as_json:
            print_line(_findings_view(found, asked.tile_set))
        else:
            _print_findings(found, asked.tile_set)


@engine.command(help="engine_best")
@cgp
@cgp_file
@rulebook
@word_file
@as_json
def best(
    *, cgp: str | None, cgp_file: str | None, rulebook: str | None, words: str | None, as_json: bool
) -> None:
    asked = open_engine(rulebook, words)
    for position in positions_of(cgp, cgp_file, asked.tile_set):
        move = asked.best(position)
        if as_json:
            print_line(move_view(move, asked.tile_set))
        else:
            click.echo(move_text(move, asked.tile_set))


@engine.command(name="match", help="engine_match")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@click.option("--games", type=int, default=200, help="games")
@click.option("--seed", type=click.IntRange(0, 2**63), default=1, help="match_seed")
@click.option("--threads", type=click.IntRange(1, 64), default=1, help="threads")
@rulebook
@word_file
@as_json
def play_players(
    *,
    first: str,
    second: str,
    games: int,
    seed: int,
    threads: int,
    rulebook: str | None,
    words: str | None,
    as_json: bool,
) -> None:
    if games <= 0 or games % 2:
        raise InputError("odd_games", games=games)
    asked = open_engine(rulebook, words)
    players = seat(first, asked), seat(second, asked)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(say("engine.match_progress"), total=games // 2)
        result = play_match(
            asked,
            players,
            pairs=games // 2,
            seed=seed,
            threads=threads,
            progress=lambda done: bar.update(task, completed=done),
        )
    facts = {
        "won": round(100 * result.won, 2),
        "games_won": round(100 * result.games_won, 2),
        "spread": round(result.spread_a_game, 2),
        "chance": round(result.chance(), 4),
    }
    if as_json:
        print_json({"first": first, "second": second, "pairs": len(result.games), **facts})
        return
    pairs = len(result.games)
    click.echo(say("engine.match_result", first=first, second=second, pairs=pairs, **facts))


def _findings_view(found: Findings, tile_set: TileSet) -> dict[str, object]:
    return {"count": found.count, "plays": [play_view(rated, tile_set) for rated in found.plays]}


def _print_findings(found: Findings, tile_set: TileSet) -> None:
    click.echo(say("engine.play_count", count=found.count))
    headings = [say(f"engine.{name}") for name in ("play", "points", "leave", "equity")]
    table = plain_table(*headings)
    for rated in found.plays:
        add_row(
            table,
            rated.play.written(tile_set),
            str(rated.points),
            write_tiles(rated.leave, tile_set),
            f"{rated.equity:.2f}",
        )
    screen().print(table)
