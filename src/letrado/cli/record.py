"""letrado record: write down a game as it is played, or from paper, checked line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from msgspec.structs import replace

from letrado.cli.failure import error_text
from letrado.cli.language import say, spoken
from letrado.cli.localised import Command
from letrado.cli.record_files import GCG, JOURNAL, format_of, read_game, words_of, write_file
from letrado.errors import InputError, LetradoError
from letrado.records.boxes import box_of
from letrado.records.entering import Entered, entered
from letrado.records.examination import Judges, examine
from letrado.records.finding import Imported, finding_text
from letrado.records.gcg_writing import write_gcg
from letrado.records.html_page import move_text
from letrado.records.record import GameRecord, RackGained, RackLost, nicks
from letrado.records.to_journal import book_for, journal_of
from letrado.rulebook.loader import default_rulebook_id, load_rulebook
from letrado.table.journal import written

_UNDO = ("deshacer", "desfer", "undo")
_END = ("fin", "fi", "end", "salir", "surt", "quit", "q")


@click.command(cls=Command, help="record")
@click.argument("file", metavar="FILE")
@click.option("--players", metavar="A B", nargs=2, default=("Ana", "Bruno"), help="players")
@click.option(
    "--rulebook", "rulebook_id", metavar="ID", default=default_rulebook_id, help="record_rulebook"
)
@click.option("--words", is_flag=True, help="record_words")
def record(*, file: str, players: tuple[str, str], rulebook_id: str, words: bool) -> None:
    """A new file, or one to go on with; what is typed is on the disk before the next line."""
    if format_of(file) not in (GCG, JOURNAL):
        raise InputError("unknown_format", path=file)
    if Path(file).exists():
        game = read_game(file).record
    else:
        book = load_rulebook(rulebook_id)
        tile_set = book.provisions.tiles.set.value
        game = GameRecord(
            players=nicks(*players), tile_set=tile_set, rulebook=book.id, incomplete=True
        )
    desk = _Desk(file, game, words=words)
    click.echo(say("enter.begun", path=file))
    for line in _typed():
        if line.strip().lower() in _END:
            break
        desk.take(line)
    desk.keep()
    click.echo(say("enter.kept", count=len(desk.record.lines), path=file))


def _typed() -> Iterator[str]:
    """Lines as they come; a prompt where a person types them."""
    while True:
        if sys.stdin.isatty():
            click.echo("> ", nl=False)
        line = sys.stdin.readline()
        if not line:
            return
        if line.strip() and not line.lstrip().startswith("#"):
            yield line.rstrip("\r\n")


class _Desk:
    """The record under way and what is said about each line of it."""

    def __init__(self, path: str, game: GameRecord, *, words: bool) -> None:
        self.path = path
        self.record = game
        self.box = box_of(game)
        self.book = book_for(game)
        self.judges = Judges(words_of(self.book) if words else None, self.book)

    def take(self, line: str) -> None:
        if line.strip().lower() in _UNDO:
            self._undo()
            return
        try:
            taken = entered(self.record, line, self.box)
        except LetradoError as wrong:
            click.echo(error_text(wrong))
            return
        self._say(taken)
        over = any(isinstance(x.act, RackGained | RackLost) for x in taken.record.lines)
        self.record = replace(taken.record, incomplete=not over)
        self.keep()

    def _undo(self) -> None:
        if not self.record.lines:
            click.echo(say("enter.nothing_to_undo"))
            return
        self.record = replace(self.record, lines=self.record.lines[:-1], incomplete=True)
        self.keep()
        click.echo(say("enter.undone"))

    def _say(self, taken: Entered) -> None:
        if not taken.lines:
            click.echo(say("enter.noted"))
        if taken.found is not None:
            click.echo(say("enter.place_found", place=str(taken.found)))
        for line in taken.lines:
            player = taken.record.player(line.side).shown
            move = move_text(line, self.box, spoken())
            facts = {"points": line.points, "total": line.total}
            click.echo(say("enter.taken", player=player, move=move, **facts))
        first = len(taken.record.lines) - len(taken.lines)
        places = tuple(range(1, len(taken.record.lines) + 1))
        for found in examine(Imported(taken.record, places), self.judges):
            if found.index is not None and found.index >= first and found.kind != "ending":
                click.echo("  " + finding_text(found, spoken()))

    def keep(self) -> None:
        if format_of(self.path) == GCG:
            write_file(self.path, write_gcg(self.record))
        else:
            write_file(self.path, written(journal_of(self.record, self.book)))
