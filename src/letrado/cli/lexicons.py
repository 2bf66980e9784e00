"""Opening the words of a rulebook for a command: from the cache, or derived with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from letrado.cli.files import read_file
from letrado.cli.language import say
from letrado.errors import DataError, InputError
from letrado.lexicon.decision import word_rules
from letrado.lexicon.derivation_key import derivation_key
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.word_index import WordIndex
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.setting import ClosedList, DerivedList, ImportedList
from letrado.rulebook.loader import load_rulebook
from letrado.storage.derived_cache import keep_cached, read_cached
from letrado.storage.folders import cache_folder, data_folder
from letrado.storage.imported_lists import find_list, read_list

rulebook_option = click.option(
    "--rulebook", "rulebook_id", metavar="ID", required=True, help="rulebook_id"
)
tournament_option = click.option("--tournament", metavar="FILE", help="tournament")
list_option = click.option("--list", "list_name", metavar="NAME", help="word_list")
json_option = click.option("--json", "as_json", is_flag=True, help="json")


def chosen_book(rulebook_id: str, tournament: str | None) -> Rulebook:
    """The book, as the tournament plays it if one is named."""
    book = load_rulebook(rulebook_id)
    if tournament is None:
        return book
    from letrado.rulebook.tournament import (  # noqa: PLC0415 - the judge must start at once
        read_tournament_rules,
        under_tournament,
    )

    return under_tournament(book, read_tournament_rules(read_file(tournament), tournament))


def open_lexicon(book: Rulebook, list_name: str | None = None) -> Lexicon:
    """The words of the book: an imported list where one is named, else the derived ones."""
    derived = _derived(book)
    wanted = list_name or _list_of(book)
    if not wanted:
        return Lexicon(book, derived, lambda: _lemmas(book))
    record = find_list(data_folder(), wanted)
    if record is None:
        if list_name is None and isinstance(book.provisions.lexicon.word_list.value, ClosedList):
            return Lexicon(book, derived, lambda: _lemmas(book))
        raise InputError("unknown_list", text=wanted)
    if record.language != book.edition.language:
        raise InputError("list_of_another_language", text=wanted, rulebook=book.id)
    imported = WordIndex(read_list(data_folder(), record))
    name = f"{record.name}@{record.version}"
    return Lexicon(book, derived, lambda: _lemmas(book), imported, name)


def _list_of(book: Rulebook) -> str:
    match book.provisions.lexicon.word_list.value:
        case DerivedList():
            return ""
        case ClosedList(name=name) | ImportedList(name=name):
            return name


def _derived(book: Rulebook) -> WordIndex:
    key = derivation_key(book)
    block = read_cached(cache_folder(), book.id, key)
    if block is not None:
        try:
            return WordIndex(block)
        except DataError:
            block = None  # written by another version: made again below
    block = _derive(book)
    keep_cached(cache_folder(), book.id, key, block)
    return WordIndex(block)


def _derive(book: Rulebook) -> bytes:
    from letrado.lexicon.index_building import build_index  # noqa: PLC0415 - only on first use

    rules = word_rules(book)
    lemmas = _lemmas(book)
    if not sys.stderr.isatty():
        return build_index(lemmas, rules)
    label = say("lexicon.deriving", rulebook=book.id)
    with click.progressbar(length=len(lemmas), label=label, file=sys.stderr) as bar:
        return build_index(lemmas, rules, lambda done, _all: bar.update(done - bar.pos))


def _lemmas(book: Rulebook) -> Sequence[Lemma]:
    from letrado.lexicon.lemma_table import load_lemma_table  # noqa: PLC0415 - seldom needed

    return load_lemma_table(book.edition.language).lemmas
