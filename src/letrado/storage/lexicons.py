"""Opening the words of a rulebook: an imported list, those kept before, or derived anew."""

from __future__ import annotations

from collections.abc import Sequence

from letrado.errors import DataError, InputError
from letrado.game.tileset import load_tile_set
from letrado.lexicon.book_rules import all_words_of, book_rules
from letrado.lexicon.derivation_key import derivation_key
from letrado.lexicon.derived_words import DerivedWords, Progress
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.origins import NO_ORIGINS, Origins
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.setting import ClosedList, DerivedList, ImportedList
from letrado.storage.folders import cache_folder, data_folder
from letrado.storage.imported_lists import find_list
from letrado.storage.judge_facts import JudgeFacts
from letrado.storage.word_graphs import (
    derived_graph,
    derived_origins,
    imported_graph,
    keep_derived,
)


def in_silence(_done: int, _all: int) -> None:
    """Report to nobody."""


def open_lexicon(
    book: Rulebook, list_name: str | None = None, report: Progress = in_silence
) -> Lexicon:
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
        return derived_lexicon(book, report)
    if record.language != book.edition.language:
        raise InputError("list_of_another_language", text=wanted, rulebook=book.id)
    graph = imported_graph(data_folder(), record, tile_set)
    name = f"{record.name}@{record.version}"
    return Lexicon(book, graph, lambda: _origins(book, report), lambda: _lemmas(book), name)


def derived_lexicon(book: Rulebook, report: Progress = in_silence) -> Lexicon:
    """The words that the rules of the book give, whatever list decides."""
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    kept = derived_graph(cache_folder(), _kept_as(book), _key(book), tile_set)
    graph = kept or _derive(book, report).graph
    return Lexicon(book, graph, lambda: _origins(book, report), lambda: _lemmas(book))


def has_words(book: Rulebook) -> bool:
    """Does this machine know the words of a book? Nothing is opened to tell."""
    if derives_words(book):
        return True
    wanted = _list_of(book)
    return bool(wanted) and find_list(data_folder(), wanted) is not None


def has_kept_index(book: Rulebook) -> bool:
    """Have the words of a book been derived before, so that opening them is quick?"""
    return derived_origins(cache_folder(), _kept_as(book), _key(book)) is not None


def _list_of(book: Rulebook) -> str:
    match book.provisions.lexicon.word_list.value:
        case DerivedList():
            return ""
        case ClosedList(name=name) | ImportedList(name=name):
            return name


def _origins(book: Rulebook, report: Progress) -> Origins:
    """Which lemmas give which strings; none for a book whose words nobody derives."""
    if not derives_words(book):
        return Origins(NO_ORIGINS)
    block = derived_origins(cache_folder(), _kept_as(book), _key(book))
    if block is not None:
        try:
            return Origins(block)
        except DataError:
            block = None  # written by another version: made again below
    return Origins(_derive(book, report).origins)


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
    words, tiers = provisions.words, provisions.lexicon.tiers_in_force.value
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


def _derive(book: Rulebook, report: Progress) -> DerivedWords:
    derived = all_words_of(_lemmas(book), book_rules(book), report)
    keep_derived(cache_folder(), _kept_as(book), _key(book), derived.graph, derived.origins)
    return derived


def _lemmas(book: Rulebook) -> Sequence[Lemma]:
    return load_lemma_table(book.edition.language).lemmas
