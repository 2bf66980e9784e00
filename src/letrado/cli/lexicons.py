"""Opening the words of a rulebook for a command: with a progress bar while they are derived."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from letrado.cli.chosen_rules import chosen_rules
from letrado.cli.language import say
from letrado.game.tileset import load_tile_set
from letrado.lexicon.derived_words import Progress
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.word_set import WordSet
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.tournament import under_tournament
from letrado.storage import lexicons
from letrado.storage.word_files import read_words


def chosen_book(rulebook_id: str, tournament: str | None, tiers: Sequence[str] = ()) -> Rulebook:
    """The book as the tournament plays it if one is named, and with the tiers that are."""
    book = load_rulebook(rulebook_id)
    rules = chosen_rules(book, tournament, tiers)
    return book if rules is None else under_tournament(book, rules)


def open_lexicon(book: Rulebook, list_name: str | None = None) -> Lexicon:
    """The words of the book: an imported list where one is named, else the derived ones."""
    return lexicons.open_lexicon(book, list_name, _bar(book))


def derived_lexicon(book: Rulebook) -> Lexicon:
    """The words that the rules of the book give, whatever list decides."""
    return lexicons.derived_lexicon(book, _bar(book))


def open_words(book: Rulebook, file: str | None = None) -> WordSet:
    """What a game by the book is played with: the words of a file, or else those of the book."""
    if file is None:
        return open_lexicon(book)
    return read_words(Path(file), load_tile_set(book.provisions.tiles.set.value))


def _bar(book: Rulebook) -> Progress:
    """A bar that appears with the first report and ends with the last."""
    if not sys.stderr.isatty():
        return lexicons.in_silence
    label = say("lexicon.deriving", rulebook=book.id)
    bar = click.progressbar(length=1, label=label, file=sys.stderr)

    def report(done: int, of_all: int) -> None:
        bar.length = of_all
        bar.update(done - bar.pos)
        if done == of_all:
            bar.render_finish()

    return report
