"""letrado sheet: the forms of a game as PDF, to be written on or filled in from a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import click

from letrado.cli.language import say, spoken
from letrado.cli.lexicons import chosen_book
from letrado.cli.localised import Command, Group
from letrado.cli.record_files import read_game, write_file
from letrado.cli.word_options import tournament_option
from letrado.errors import InputError
from letrado.records.paper import PaperName
from letrado.records.record import GameRecord
from letrado.records.sheets.filling import Filling, filling_of
from letrado.records.sheets.sheet import SHEETS, SheetKind
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import rulebook_ids


@click.group(cls=Group, help="sheet")
def sheet() -> None:
    """Forms to print."""


def _command(kind: SheetKind) -> click.Command:
    def run(
        *,
        rulebook: str | None,
        tournament: str | None,
        paper: PaperName,
        game: str | None,
        keep: bool,
        out: str,
    ) -> None:
        record = read_game(game, keep=keep).record if game else None
        book = _book(rulebook, tournament, record)
        filling = filling_of(record) if record else Filling()
        write_file(out, SHEETS[kind](book, filling, spoken(), paper))
        click.echo(say("form.written", path=out))

    decorated: Callable[..., None] = run
    for option in reversed(_OPTIONS):
        decorated = option(decorated)
    return click.command(name=kind, cls=Command, help=f"sheet_{kind}")(decorated)


_OPTIONS = (
    click.option("--rulebook", metavar="ID", help="sheet_rulebook"),
    tournament_option,
    click.option("--paper", type=click.Choice(get_args(PaperName)), default="a4", help="paper"),
    click.option("--game", metavar="FILE", help="sheet_game"),
    click.option("--keep", is_flag=True, help="keep"),
    click.option("--out", metavar="FILE", required=True, help="sheet_out"),
)
for _kind in SHEETS:
    sheet.add_command(_command(_kind))


def _book(rulebook: str | None, tournament: str | None, record: GameRecord | None) -> Rulebook:
    """The book that is named, else that of the game; its tiles have to be those of the game."""
    named = rulebook or (record.rulebook if record else "")
    if not named:
        raise InputError("game_without_rulebook", known=", ".join(rulebook_ids()))
    book = chosen_book(named, tournament)
    wanted = book.provisions.tiles.set.value
    if record is not None and record.tile_set != wanted:
        raise InputError("other_tile_set", found=record.tile_set, wanted=wanted)
    return book
