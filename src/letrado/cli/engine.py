"""letrado engine: plays of a position, and matches between automatic players."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from letrado.cli.files import read_file
from letrado.cli.language import say
from letrado.cli.lexicons import open_words
from letrado.cli.localised import Group
from letrado.cli.screen import add_row, plain_table, print_json, screen
from letrado.engine.engine import Engine, Exchange, Findings, Move, Pass, RatedPlay
from letrado.engine.match import play_match
from letrado.engine.players import leaves_of
from letrado.engine.position import Position
from letrado.errors import InputError
from letrado.game.spelling import write_tiles
from letrado.game.tileset import TileSet
from letrado.rulebook.loader import load_rulebook

as_json = click.option("--json", "as_json", is_flag=True, help="json")
cgp = click.option("--cgp", metavar="CGP", help="cgp")
cgp_file = click.option("--cgp-file", metavar="FILE", help="cgp_file")
rulebook = click.option("--rulebook", metavar="ID", required=True, help="engine_rulebook")
word_file = click.option("--words", metavar="FILE", help="engine_words")


@click.group(cls=Group, help="engine")
def engine() -> None:
    """Plays and matches."""


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
    rulebook: str,
    words: str | None,
    most: int,
    as_json: bool,
) -> None:
    asked = _engine(rulebook, words)
    for position in _positions(cgp, cgp_file, asked.tile_set):
        found = asked.plays(position, most)
        if as_json:
            _print_line(_findings_view(found, asked.tile_set))
        else:
            _print_findings(found, asked.tile_set)


@engine.command(help="engine_best")
@cgp
@cgp_file
@rulebook
@word_file
@as_json
def best(
    *, cgp: str | None, cgp_file: str | None, rulebook: str, words: str | None, as_json: bool
) -> None:
    asked = _engine(rulebook, words)
    for position in _positions(cgp, cgp_file, asked.tile_set):
        move = asked.best(position)
        if as_json:
            _print_line(_move_view(move, asked.tile_set))
        else:
            click.echo(_move_text(move, asked.tile_set))


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
    rulebook: str,
    words: str | None,
    as_json: bool,
) -> None:
    if games <= 0 or games % 2:
        raise InputError("odd_games", games=games)
    asked = _engine(rulebook, words)
    players = leaves_of(first, asked.tile_set), leaves_of(second, asked.tile_set)
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
        "spread": round(result.spread_a_game, 2),
        "chance": round(result.chance(), 4),
    }
    if as_json:
        print_json({"first": first, "second": second, "pairs": len(result.spreads), **facts})
        return
    pairs = len(result.spreads)
    click.echo(say("engine.match_result", first=first, second=second, pairs=pairs, **facts))


def _engine(rulebook_id: str, words: str | None) -> Engine:
    book = load_rulebook(rulebook_id)
    return Engine(open_words(book, words), book)


def _positions(cgp: str | None, cgp_file: str | None, tile_set: TileSet) -> Iterator[Position]:
    if cgp is not None:
        yield Position.parse(cgp, tile_set)
    elif cgp_file is not None:
        text = read_file(cgp_file).decode(errors="replace")
        for line in filter(None, map(str.strip, text.splitlines())):
            yield Position.parse(line, tile_set)
    else:
        raise InputError("no_position")


def _print_line(document: object) -> None:
    click.echo(msgspec.json.encode(document).decode())


def _play_view(rated: RatedPlay, tile_set: TileSet) -> dict[str, object]:
    return {
        "play": rated.play.written(tile_set),
        "score": rated.points,
        "leave": write_tiles(rated.leave, tile_set),
        "equity": rated.equity,
    }


def _findings_view(found: Findings, tile_set: TileSet) -> dict[str, object]:
    return {"count": found.count, "plays": [_play_view(rated, tile_set) for rated in found.plays]}


def _move_view(move: Move, tile_set: TileSet) -> dict[str, object]:
    match move:
        case RatedPlay():
            return {"move": "play", **_play_view(move, tile_set)}
        case Exchange(tiles=tiles, equity=equity):
            return {"move": "exchange", "tiles": write_tiles(tiles, tile_set), "equity": equity}
        case Pass():
            return {"move": "pass"}


def _move_text(move: Move, tile_set: TileSet) -> str:
    match move:
        case RatedPlay():
            facts = _play_view(move, tile_set)
            return say(
                "engine.best_play",
                play=facts["play"],
                points=move.points,
                leave=facts["leave"] or say("engine.no_leave"),
                equity=f"{move.equity:.2f}",
            )
        case Exchange(tiles=tiles, equity=equity):
            written = write_tiles(tiles, tile_set)
            return say("engine.best_exchange", tiles=written, equity=f"{equity:.2f}")
        case Pass():
            return say("engine.best_pass")


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
