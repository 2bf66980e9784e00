"""letrado review: a game gone over move by move, or the games of a player over time."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import get_args

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from letrado.cli.language import say, spoken
from letrado.cli.lexicons import chosen_book, open_words
from letrado.cli.localised import Command
from letrado.cli.record_files import FORMATS, GCG, JOURNAL, read_game, write_file
from letrado.cli.review_profile import games_of, tell_profile
from letrado.cli.screen import add_row, plain_table, print_json, screen
from letrado.cli.word_options import json_option, tournament_option
from letrado.engine.engine import Engine
from letrado.errors import InputError
from letrado.lexicon.explanation import explain
from letrado.lexicon.lexicon import Lexicon
from letrado.records.paper import PaperName
from letrado.records.record import GameRecord
from letrado.records.review.assessors import assessor_for
from letrado.records.review.effort import EFFORTS, Effort, Level
from letrado.records.review.figures import figure_rows, phase_rows
from letrado.records.review.means import Means
from letrado.records.review.page import move_figures, review_page
from letrado.records.review.printed import review_pdf
from letrado.records.review.review import Review, review_game
from letrado.records.review.summary import summary_of
from letrado.records.review.views import review_view
from letrado.records.review.wording import bad_word_lines, done_text, verdict_text
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import rulebook_ids
from letrado.rules.side import SIDES

GAME_FILES = tuple(suffix for suffix in FORMATS if suffix in (GCG, JOURNAL))


@click.command(cls=Command, help="review")
@click.argument("game", metavar="GAME")
@click.option("--player", metavar="NAME", help="review_player")
@click.option("--level", type=click.Choice(get_args(Level)), default="standard", help="level")
@click.option("--quick", is_flag=True, help="quick")
@click.option("--rulebook", metavar="ID", help="review_rulebook")
@tournament_option
@click.option("--words", metavar="FILE", help="engine_words")
@click.option("--threads", type=click.IntRange(1, 64), default=2, help="review_threads")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, help="review_seed")
@click.option("--html", metavar="FILE", help="review_html")
@click.option("--pdf", metavar="FILE", help="review_pdf")
@click.option("--paper", type=click.Choice(get_args(PaperName)), default="a4", help="paper")
@click.option("--keep", is_flag=True, help="keep")
@json_option
def review(
    *,
    game: str,
    player: str | None,
    level: Level,
    quick: bool,
    rulebook: str | None,
    tournament: str | None,
    words: str | None,
    threads: int,
    seed: int,
    html: str | None,
    pdf: str | None,
    paper: PaperName,
    keep: bool,
    as_json: bool,
) -> None:
    effort = replace(EFFORTS["quick" if quick else level], threads=threads, seed=seed)
    files = _game_files(game)
    records = {str(file): read_game(str(file), keep=keep).record for file in files}
    book = _book(rulebook, tournament, records)
    means = _means(book, words)
    if Path(game).is_dir():
        if player is None:
            raise InputError("player_needed", path=game)
        if html or pdf:
            raise InputError("profile_is_text", path=game)
        tell_profile(_reviewed(games_of(records, player), means, effort), player, as_json=as_json)
        return
    found = _reviewed(records, means, effort)[game]
    if html:
        page = review_page(found, means.engine.tile_set, book.id, spoken())
        write_file(html, page.encode())
    if pdf:
        write_file(pdf, review_pdf(found, means.engine.tile_set, book.id, spoken(), paper))
    if as_json:
        print_json(review_view(found, means.engine.tile_set, spoken()))
        return
    _tell(found, book.id)
    for written in filter(None, (html, pdf)):
        click.echo(say("form.written", path=written))


def _game_files(game: str) -> list[Path]:
    """The file named, or all the games of a folder in the order of their names."""
    path = Path(game)
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.iterdir() if file.suffix.lower() in GAME_FILES)
    if not found:
        raise InputError("no_games", path=game, formats=", ".join(GAME_FILES))
    return found


def _book(rulebook: str | None, tournament: str | None, records: dict[str, GameRecord]) -> Rulebook:
    """The book named, else that of the games; its tiles have to be theirs."""
    named = rulebook or next((r.rulebook for r in records.values() if r.rulebook), "")
    if not named:
        raise InputError("game_without_rulebook", known=", ".join(rulebook_ids()))
    book = chosen_book(named, tournament)
    wanted = book.provisions.tiles.set.value
    for path, record in records.items():
        if record.tile_set != wanted:
            raise InputError("game_of_other_tiles", path=path, found=record.tile_set, wanted=wanted)
    return book


def _means(book: Rulebook, words: str | None) -> Means:
    known = open_words(book, words)
    explainer = (lambda text: explain(text, known)) if isinstance(known, Lexicon) else None
    return Means(Engine(known, book), book, known.__contains__, explainer)


def _reviewed(records: dict[str, GameRecord], means: Means, effort: Effort) -> dict[str, Review]:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    found: dict[str, Review] = {}
    with bar:
        for path, record in records.items():
            task = bar.add_task(say("review.progress", path=Path(path).name))
            told = partial(_advance, bar, task)
            found[path] = review_game(record, means, assessor_for(means, effort), effort, told)
            bar.remove_task(task)
    return found


def _advance(bar: Progress, task: TaskID, done: int, total: int) -> None:
    bar.update(task, completed=done, total=total)


def _tell(found: Review, rulebook: str) -> None:
    out, language = screen(), spoken()
    summaries = [summary_of(found, side) for side in SIDES]
    for heading, rows in (
        (say("review.summary"), figure_rows(summaries, language)),
        (say("review.phase"), phase_rows(summaries, language)),
    ):
        table = plain_table(heading, *(summary.name for summary in summaries))
        for row in rows:
            add_row(table, *row)
        out.print(table)
    keys = ("number", "player", "move", "points", "lost", "win_lost", "luck", "time", "verdict")
    table = plain_table(*(say(f"review.{key}") for key in keys))
    for move in found.moves:
        name = found.record.player(move.side).shown
        verdict = verdict_text(move, found, language)
        figures = move_figures(move, language)
        add_row(table, str(move.moment.turn), name, done_text(move, language), *figures, verdict)
    out.print(table)
    for move in found.moves:
        for bad in move.bad_words:
            for line in bad_word_lines(bad, rulebook, language):
                out.print(line, markup=False, soft_wrap=True)
