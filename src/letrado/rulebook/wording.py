"""Provisions and citations as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import asdict

from letrado.game.tileset import load_tile_set, tile_set_ids
from letrado.messages.catalogue import Language, has_text, render
from letrado.rulebook.book import Rulebook
from letrado.rulebook.citation import Citation, CitationKind
from letrado.rulebook.provision import AnyProvision, Variant, basis_kind


def label_of(path: str, language: Language) -> str:
    """The question that a provision answers."""
    return render(f"provision.{path}", language)


def chapter_of(path: str, language: Language) -> str:
    return render(f"chapter.{path.partition('.')[0]}", language)


def value_text(value: object, language: Language) -> str:
    """A value in words: no identifier reaches the reader."""
    match value:
        case None:
            return render("value_of.nothing", language)
        case bool():
            return render("value_of.yes" if value else "value_of.no", language)
        case int():
            return str(value)
        case str():
            return _word(value, language)
        case Variant():
            kind = type(value).__struct_config__.tag
            return render(f"variant.{kind}", language, **asdict(value))
        case Struct():
            parts = asdict(value).items()
            return "; ".join(f"{_word(name, language)}: {part}" for name, part in parts)
        case tuple() if not value:
            return render("value_of.none_of_them", language)
        case tuple():
            return ", ".join(value_text(part, language) for part in value)
        case _:
            raise TypeError(value)


def _word(value: str, language: Language) -> str:
    if has_text(f"value.{value}"):
        return render(f"value.{value}", language)
    if value in tile_set_ids():
        return load_tile_set(value).name[language]
    return value  # letters, tiles, article numbers and words spoken at the table


def answer_text(provision: AnyProvision, language: Language) -> str:
    """The value of a provision, or that the book leaves it open."""
    return value_text(provision.value, language)


def answer_with_grounds(book: Rulebook, provision: AnyProvision, language: Language) -> str:
    """The answer and what it rests on, for one cell of a table."""
    answer = answer_text(provision, language)
    if provision.value is None and basis_kind(provision) == "silent":
        return answer
    return f"{answer} ({grounds_text(book.cite(provision), language, book.id)})"


def citation_text(citation: Citation, language: Language, reader_of: str = "") -> str:
    """A citation in words; the book is named unless it is the one in the reader's hands."""
    return grounds_text([citation], language, reader_of)


def grounds_text(citations: Sequence[Citation], language: Language, reader_of: str = "") -> str:
    """All the grounds of an answer on one line; articles of one book stand together."""
    groups = groupby(citations, key=lambda citation: (citation.kind, citation.rulebook))
    return "; ".join(
        _group_text(kind, book, [c.reference for c in group], language, reader_of)
        for (kind, book), group in groups
    )


def _group_text(
    kind: CitationKind, book: str, references: list[str], language: Language, reader_of: str
) -> str:
    listed = ", ".join(references)
    match kind:
        case "article":
            several = "articles" if len(references) > 1 else "article"
            of = "" if book == reader_of else "_of"
            return render(f"citation.{several}{of}", language, number=listed, rulebook=book)
        case "reading":
            return render("citation.reading", language, id=listed)
        case "tournament" if listed:
            return render("citation.tournament", language, name=listed)
        case "tournament":
            return render("citation.unnamed_tournament", language)
        case "base" | "silent":
            return render(f"citation.{kind}", language)
