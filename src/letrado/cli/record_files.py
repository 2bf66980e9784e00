"""Games in files: read by what they are, gone over, and written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import click

from letrado.cli.files import read_file
from letrado.cli.language import say, spoken
from letrado.cli.lexicons import open_lexicon
from letrado.errors import InputError
from letrado.records.examination import IsWord, Judges, examine
from letrado.records.finding import Finding, Imported, finding_text
from letrado.records.from_journal import imported_journal
from letrado.records.gcg import read_gcg
from letrado.records.to_journal import book_for
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.storage.journal_file import acknowledged
from letrado.storage.whole_file import write_whole
from letrado.table.journal import read as read_journal

GCG, JOURNAL, CGP, PAGE = ".gcg", ".jsonl", ".cgp", ".html"
FORMATS = (GCG, JOURNAL, CGP, PAGE)


def format_of(path: str) -> str:
    """What a file is, by its name."""
    suffix = Path(path).suffix.lower()
    suffix = {".htm": PAGE, ".ndjson": JOURNAL}.get(suffix, suffix)
    if suffix not in FORMATS:
        raise InputError("unknown_format", path=path)
    return suffix


def read_game(path: str, *, keep: bool = False) -> Imported:
    """The game of a .gcg file or a journal."""
    match format_of(path):
        case ".gcg":
            return read_gcg(read_file(path), path, keep=keep)
        case ".jsonl":
            events = read_journal(acknowledged(read_file(path)), path, forgive_last_line=keep)
            return imported_journal(events, path)
        case ".html":
            raise InputError("page_is_not_read", path=path)
        case _:
            raise InputError("position_is_no_game", path=path, target=GCG)


def judged(imported: Imported, rulebook_id: str, *, words: bool) -> tuple[Finding, ...]:
    """All that was noticed in reading and in going over the game."""
    record = imported.record
    named = rulebook_id or (record.rulebook if record.rulebook in rulebook_ids() else "")
    book = load_rulebook(named) if named else None
    is_word: IsWord | None = None
    if words:
        book = book_for(record, rulebook_id)
        is_word = words_of(book)
    return (*imported.findings, *examine(imported, Judges(is_word, book)))


def words_of(book: Rulebook) -> IsWord:
    """Whether tiles are a word of the book."""
    return open_lexicon(book).__contains__


def say_findings(findings: tuple[Finding, ...]) -> None:
    if not findings:
        click.echo(say("convert.agrees"))
        return
    click.echo(say("convert.found", count=len(findings)))
    for found in findings:
        click.echo("  " + finding_text(found, spoken()))


def may_write(source: str | None, target: str, *, force: bool) -> None:
    """Refuse before any work is done what could not be written."""
    path = Path(target)
    if source is not None and path.exists() and Path(source).exists() and path.samefile(source):
        raise InputError("same_file", path=target)
    if path.is_dir():
        raise InputError("file_is_folder", path=target)
    if path.exists() and not force:
        raise InputError("output_exists", path=target)


def write_file(target: str, content: bytes) -> None:
    """The whole file, or the old one as it was."""
    try:
        write_whole(Path(target), content)
    except OSError as wrong:
        raise InputError("file_unwritable", path=target) from wrong
