"""Opening the words of a rulebook for a command: from the cache, or derived with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from letrado.cli.files import read_file
from letrado.cli.language import say
from letrado.errors import DataError, InputError
from letrado.game.tileset import load_tile_set
from letrado.lexicon.book_rules import all_words_of, book_rules
from letrado.lexicon.derivation_key import derivation_key
from letrado.lexicon.derived_words import DerivedWords
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.origins import NO_ORIGINS, Origins
from letrado.lexicon.word_set import WordSet
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.setting import ClosedList, DerivedList, ImportedList
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.tournament import read_tournament_rules, under_tournament
from letrado.storage.folders import cache_folder, data_folder
from letrado.storage.imported_lists import find_list
from letrado.storage.judge_facts import JudgeFacts
from letrado.storage.word_files import read_words
from letrado.storage.word_graphs import (
    derived_graph,
    derived_origins,
    imported_graph,
    keep_derived,
)


def chosen_book(rulebook_id: str, tournament: str | None) -> Rulebook:
    """The book, as the tournament plays it if one is named."""
    book = load_rulebook(rulebook_id)
    if tournament is None:
        return book
    return under_tournament(book, read_tournament_rules(read_file(tournament), tournament))


def open_lexicon(book: Rulebook, list_name: str | None = None) -> Lexicon:
    """The words of the book: an imported list where one is named, else the derived ones.

    A list is looked for first, so that nothing is derived for a book that plays with one.
    """
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    wanted = list_name or _list_of(book)
    record = find_list(data_folder(), wanted) if wanted else None
    if record is None:
        may_lack = isinstance(book.provisions.lexicon.word_list.value, ClosedList)
        if wanted and (list_name is not None or not may_lack):
            raise InputError("unknown_list", text=wanted)
        return derived_lexicon(book)
    if record.language != book.edition.language:
        raise InputError("list_of_another_language", text=wanted, rulebook=book.id)
    graph = imported_graph(data_folder(), record, tile_set)
    name = f"{record.name}@{record.version}"
    return Lexicon(book, graph, lambda: _origins(book), lambda: _lemmas(book), name)


def derived_lexicon(book: Rulebook) -> Lexicon:
    """The words that the rules of the book give, whatever list decides."""
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    kept = derived_graph(cache_folder(), _kept_as(book), _key(book), tile_set)
    graph = kept or _derive(book).graph
    return Lexicon(book, graph, lambda: _origins(book), lambda: _lemmas(book))


def open_words(book: Rulebook, file: str | None = None) -> WordSet:
    """What a game by the book is played with: the words of a file, or else those of the book."""
    if file is None:
        return open_lexicon(book)
    return read_words(Path(file), load_tile_set(book.provisions.tiles.set.value))


def _list_of(book: Rulebook) -> str:
    match book.provisions.lexicon.word_list.value:
        case DerivedList():
            return ""
        case ClosedList(name=name) | ImportedList(name=name):
            return name


def _origins(book: Rulebook) -> Origins:
    """Which lemmas give which strings; none for a book whose words nobody derives."""
    if not derives_words(book):
        return Origins(NO_ORIGINS)
    block = derived_origins(cache_folder(), _kept_as(book), _key(book))
    if block is not None:
        try:
            return Origins(block)
        except DataError:
            block = None  # written by another version: made again below
    return Origins(_derive(book).origins)


def derives_words(book: Rulebook) -> bool:
    """Are there rules by which the words of this book are derived?"""
    provisions = book.provisions
    if provisions.lexicon.organiser_extensions.value:
        return True
    return provisions.words.plurals.formation.value is not None


def _kept_as(book: Rulebook) -> str:
    """A name for the words of the book, another for each choice of tiers."""
    return "+".join([book.id, *sorted(book.provisions.lexicon.tiers_in_force.value)])


def _key(book: Rulebook) -> bytes:
    provisions = book.provisions
    tile_set = provisions.tiles.set.value
    words, tiers = provisions.words, provisions.lexicon.tiers_in_force
    return derivation_key(book.id, book.edition.language, tile_set, words, tiers)


def facts_for_judge(book: Rulebook) -> JudgeFacts:
    """What a later run of the judge needs of this book."""
    word_list = book.provisions.lexicon.word_list.value
    return JudgeFacts(
        tile_set=book.provisions.tiles.set.value,
        word_list=_list_of(book),
        list_may_lack=isinstance(word_list, ClosedList),
        words_key=_key(book).hex(),
    )


def _derive(book: Rulebook) -> DerivedWords:
    rules = book_rules(book)
    lemmas = _lemmas(book)
    label = say("lexicon.deriving", rulebook=book.id)
    hidden = not sys.stderr.isatty()
    with click.progressbar(length=len(lemmas), label=label, file=sys.stderr, hidden=hidden) as bar:
        derived = all_words_of(lemmas, rules, lambda done, _all: bar.update(done - bar.pos))
    keep_derived(cache_folder(), _kept_as(book), _key(book), derived.graph, derived.origins)
    return derived


def _lemmas(book: Rulebook) -> Sequence[Lemma]:
    return load_lemma_table(book.edition.language).lemmas
