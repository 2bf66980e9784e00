"""Opening the words of a rulebook: an imported list, the index kept before, or derived anew."""

from __future__ import annotations

from collections.abc import Sequence

from letrado.errors import DataError, InputError
from letrado.lexicon.decision import word_rules
from letrado.lexicon.derivation_key import derivation_key
from letrado.lexicon.index_building import Progress, build_index
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.word_index import WordIndex
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.setting import ClosedList, DerivedList, ImportedList
from letrado.storage.derived_cache import keep_cached, read_cached
from letrado.storage.folders import cache_folder, data_folder
from letrado.storage.imported_lists import find_list, read_list
from letrado.storage.judge_facts import JudgeFacts


def open_lexicon(
    book: Rulebook, list_name: str | None = None, report: Progress = lambda _done, _all: None
) -> Lexicon:
    """The words of the book: an imported list where one is named, else the derived ones."""
    derived = _derived(book, report)
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


def has_words(book: Rulebook) -> bool:
    """Does this machine know the words of a book? Nothing is opened to tell."""
    if book.provisions.words.plurals.formation.value is not None:
        return True
    wanted = _list_of(book)
    return bool(wanted) and find_list(data_folder(), wanted) is not None


def has_kept_index(book: Rulebook) -> bool:
    """Have the words of a book been derived before, so that opening them is quick?"""
    return read_cached(cache_folder(), book.id, _key(book)) is not None


def _list_of(book: Rulebook) -> str:
    match book.provisions.lexicon.word_list.value:
        case DerivedList():
            return ""
        case ClosedList(name=name) | ImportedList(name=name):
            return name


def _derived(book: Rulebook, report: Progress) -> WordIndex:
    key = _key(book)
    block = read_cached(cache_folder(), book.id, key)
    if block is not None:
        try:
            return WordIndex(block)
        except DataError:
            block = None  # written by another version: made again below
    rules = word_rules(book)  # refuses a book that derives no words before anything is read
    block = build_index(_lemmas(book), rules, report)
    keep_cached(cache_folder(), book.id, key, block)
    return WordIndex(block)


def _key(book: Rulebook) -> bytes:
    return derivation_key(book.id, book.edition.language, book.provisions.words)


def facts_for_judge(book: Rulebook) -> JudgeFacts:
    """What a later run of the judge needs of this book."""
    word_list = book.provisions.lexicon.word_list.value
    return JudgeFacts(
        tile_set=book.provisions.tiles.set.value,
        word_list=_list_of(book),
        list_may_lack=isinstance(word_list, ClosedList),
        index_key=_key(book).hex(),
    )


def _lemmas(book: Rulebook) -> Sequence[Lemma]:
    return load_lemma_table(book.edition.language).lemmas
