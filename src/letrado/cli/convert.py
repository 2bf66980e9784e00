"""letrado convert: a game from one kind of file to another, gone over on the way."""

from __future__ import annotations

import click
from msgspec.structs import replace

from letrado.cli.files import read_file
from letrado.cli.language import say, spoken
from letrado.cli.localised import Command
from letrado.cli.record_files import (
    CGP,
    GCG,
    JOURNAL,
    format_of,
    judged,
    may_write,
    read_game,
    say_findings,
    write_file,
)
from letrado.errors import InputError
from letrado.records.boxes import box_of
from letrado.records.cgp import positions_of, read_cgp, write_cgp
from letrado.records.endings import Convention, with_ending
from letrado.records.finding import Finding
from letrado.records.gcg_writing import write_gcg
from letrado.records.html_page import write_html
from letrado.records.record import GameRecord
from letrado.records.to_journal import book_for, journal_of
from letrado.table.journal import written

AS_IT_IS = "same"
CONVENTIONS: dict[str, Convention] = {"book": "book", "field": "field"}


@click.command(cls=Command, help="convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option("--rulebook", "rulebook_id", metavar="ID", default="", help="record_rulebook")
@click.option("--words", is_flag=True, help="check_words")
@click.option(
    "--ending", type=click.Choice([AS_IT_IS, *CONVENTIONS]), default=AS_IT_IS, help="ending_as"
)
@click.option("--turn", type=click.IntRange(1), metavar="N", help="turn_number")
@click.option("--keep", is_flag=True, help="keep")
@click.option("--force", is_flag=True, help="force")
def convert(
    *,
    source: str,
    target: str,
    rulebook_id: str,
    words: bool,
    ending: str,
    turn: int | None,
    keep: bool,
    force: bool,
) -> None:
    """Read, go over, write; the findings are for the user to act on."""
    wanted = format_of(target)
    may_write(source, target, force=force)
    if format_of(source) == CGP:
        if wanted != CGP:
            raise InputError("position_is_no_game", path=source, target=wanted)
        positions, noticed = read_cgp(read_file(source), source)
        write_file(target, write_cgp(iter(positions)))
        _say_done(source, target, tuple(noticed))
        return
    imported = read_game(source, keep=keep)
    findings = judged(imported, rulebook_id, words=words)
    record = imported.record
    if rulebook_id:
        record = replace(record, rulebook=rulebook_id)
    if ending in CONVENTIONS:
        record = with_ending(record, CONVENTIONS[ending])
    write_file(target, _content(record, wanted, turn, findings))
    _say_done(source, target, findings)


def _content(
    record: GameRecord,
    wanted: str,
    turn: int | None,
    findings: tuple[Finding, ...],
) -> bytes:
    if wanted == GCG:
        return write_gcg(record)
    if wanted == JOURNAL:
        return written(journal_of(record, book_for(record)))
    if wanted == CGP:
        positions = list(positions_of(record, box_of(record)))
        if turn is not None and turn > len(positions):
            raise InputError("no_such_turn", turn=turn, turns=len(positions))
        return write_cgp(iter(positions if turn is None else [positions[turn - 1]]))
    return write_html(record, spoken(), findings)


def _say_done(source: str, target: str, findings: tuple[Finding, ...]) -> None:
    click.echo(say("convert.done", source=source, target=target))
    say_findings(findings)
