"""Reads data/rulebooks/<id>/. A missing answer, a stray key or a wrong citation is a DataError."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from letrado.errors import DataError, InputError
from letrado.rulebook.book import Article, Edition, Rulebook
from letrado.rulebook.coherence import contradictions
from letrado.rulebook.provision import AnyProvision, Reading
from letrado.rulebook.provisions import Provisions, by_path
from letrado.rulebook.readings import load_readings

T = TypeVar("T")


@cache
def rulebook_ids() -> tuple[str, ...]:
    """The rulebooks we hold, oldest first."""
    folders = [entry for entry in _folder().iterdir() if entry.is_dir()]
    dates = {f.name: _read(f, f.name, "edition.toml", Edition).date for f in folders}
    return tuple(sorted(dates, key=lambda book_id: (dates[book_id], book_id)))


class _Defaults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rulebook: str


@cache
def default_rulebook_id() -> str:
    """The rulebook of a game for which nobody chose one."""
    path = "data/defaults.toml"
    try:
        content = (files("letrado") / path).read_bytes()
        return msgspec.toml.decode(content, type=_Defaults).rulebook
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong


@cache
def load_rulebook(rulebook_id: str) -> Rulebook:
    """The rulebook of that id; an unknown id is an InputError."""
    if rulebook_id not in rulebook_ids():
        raise InputError("unknown_rulebook", text=rulebook_id, known=", ".join(rulebook_ids()))
    return read_rulebook(rulebook_id, _folder() / rulebook_id)


def read_rulebook(rulebook_id: str, folder: Traversable) -> Rulebook:
    """A rulebook from the three files of its folder."""
    book = Rulebook(
        id=rulebook_id,
        edition=_read(folder, rulebook_id, "edition.toml", Edition),
        articles=_read(folder, rulebook_id, "articles.toml", dict[str, Article]),
        provisions=_read(folder, rulebook_id, "provisions.toml", Provisions),
    )
    _check_citations(book)
    for wrong in contradictions(book):
        path = f"data/rulebooks/{rulebook_id}/provisions.toml"
        raise DataError(path=path, problem=str(wrong))
    return book


def _folder() -> Traversable:
    return files("letrado") / "data" / "rulebooks"


def _read(folder: Traversable, rulebook_id: str, name: str, wanted: type[T]) -> T:
    path = f"data/rulebooks/{rulebook_id}/{name}"
    try:
        return msgspec.toml.decode((folder / name).read_bytes(), type=wanted)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, OSError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong


def _check_citations(book: Rulebook) -> None:
    where = f"data/rulebooks/{book.id}"
    for number, article in book.articles.items():
        if article.chapter not in book.edition.chapters:
            problem = f"article {number} is in an unknown chapter {article.chapter!r}"
            raise DataError(path=f"{where}/articles.toml", problem=problem)
    for path, provision in by_path(book.provisions):
        wrong = _wrong_citation(book.articles, provision)
        if wrong:
            raise DataError(path=f"{where}/provisions.toml", problem=f"{path} {wrong}")


def _wrong_citation(articles: Mapping[str, Article], provision: AnyProvision) -> str | None:
    unknown = [number for number in provision.articles if number not in articles]
    if unknown:
        return f"cites article {unknown[0]}, which the book lacks"
    if provision.set_by is not None:
        return "says that a tournament set it"
    match provision.basis:
        case "text" if not provision.articles:
            return "rests on the text but cites no article"
        case Reading(reading=reading) if reading not in load_readings():
            return f"cites an unknown reading {reading}"
        case Reading(adopted="", articles=taken_over) if taken_over:
            return "adopts articles of no book"
        case Reading(adopted=adopted, articles=taken_over) if adopted:
            return _wrong_adoption(adopted, taken_over)
        case _:
            return None


def _wrong_adoption(adopted: str, taken_over: tuple[str, ...]) -> str | None:
    if adopted not in rulebook_ids():
        return f"adopts an unknown rulebook {adopted}"
    known = _read(_folder() / adopted, adopted, "articles.toml", dict[str, Article])
    lacking = [number for number in taken_over if number not in known]
    return f"adopts article {lacking[0]}, which {adopted} lacks" if lacking else None
