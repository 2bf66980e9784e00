"""Opening the words of a rulebook for a command: from the cache, or derived with a progress bar."""

from __future__ import annotations

import sys

import click

from letrado.cli.files import read_file
from letrado.cli.language import say
from letrado.lexicon.lexicon import Lexicon
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.tournament import read_tournament_rules, under_tournament
from letrado.storage import lexicons


def chosen_book(rulebook_id: str, tournament: str | None) -> Rulebook:
    """The book, as the tournament plays it if one is named."""
    book = load_rulebook(rulebook_id)
    if tournament is None:
        return book
    return under_tournament(book, read_tournament_rules(read_file(tournament), tournament))


def open_lexicon(book: Rulebook, list_name: str | None = None) -> Lexicon:
    """The words of the book: an imported list where one is named, else the derived ones."""
    if not sys.stderr.isatty():
        return lexicons.open_lexicon(book, list_name)
    label = say("lexicon.deriving", rulebook=book.id)
    bar = click.progressbar(length=1, label=label, file=sys.stderr)

    def report(done: int, of_all: int) -> None:
        bar.length = of_all
        bar.update(done - bar.pos)

    lexicon = lexicons.open_lexicon(book, list_name, report)
    if bar.pos:
        bar.render_finish()
    return lexicon
