"""Reads and writes data/lemmas/<language>.tsv.

The first line counts the rows, so that a file cut short is noticed. Then one lemma per line, in
order, in six columns: lemma, kind, classes or feminine, marks, evidence, and what the class does
not give ("=abierto" a participle, "+forma" a form added, "-forma" one dropped).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from letrado.errors import DataError
from letrado.lexicon.lemma import Kind, Lemma, Mark, Source
from letrado.lexicon.listed_table import TITLE, read_listed_rows

_TITLE = "# letrado lemmas 1, rows: "
_COLUMNS = 6


class LemmaTable(msgspec.Struct, frozen=True):
    """Every lemma of a language, and the checksum that names this state of the table."""

    lemmas: tuple[Lemma, ...]
    sha256: str
    listed: bool = False  # the rows hold their forms, which no rules of a book derive


@cache
def load_lemma_table(language: str) -> LemmaTable:
    """The table the package ships."""
    path = f"data/lemmas/{language}.tsv"
    try:
        content = (files("letrado") / "data" / "lemmas" / f"{language}.tsv").read_bytes()
    except OSError as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong
    return read_lemma_table(content, path)


def read_lemma_table(content: bytes, path: str) -> LemmaTable:
    """A table from the content of its file; what is wrong is a DataError that names the line."""
    try:
        lines = content.decode("utf-8").split("\n")
    except UnicodeDecodeError as wrong:
        number = content.count(b"\n", 0, wrong.start) + 1
        raise DataError(path=path, problem=f"line {number}: not UTF-8") from wrong
    if lines[0].startswith(TITLE):
        try:
            listed = tuple(read_listed_rows(lines))
        except ValueError as wrong:
            raise DataError(path=path, problem=str(wrong)) from wrong
        return LemmaTable(lemmas=listed, sha256=hashlib.sha256(content).hexdigest(), listed=True)
    rows = _announced_rows(lines[0])
    if rows is None:
        raise DataError(path=path, problem=f"line 1: should begin with {_TITLE!r} and a number")
    if lines[-1] or len(lines) - 2 != rows:
        raise DataError(path=path, problem=f"line {len(lines)}: ends here, announced {rows} rows")
    lemmas: list[Lemma] = []
    before = ("", "", "")
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            lemma = _read_row(line)
        except ValueError as wrong:
            raise DataError(path=path, problem=f"line {number}: {wrong}") from wrong
        if (key := sort_key(lemma)) <= before:
            problem = f"line {number}: {lemma.text!r} is repeated or out of order"
            raise DataError(path=path, problem=problem)
        before = key
        lemmas.append(lemma)
    return LemmaTable(tuple(lemmas), hashlib.sha256(content).hexdigest())


def write_lemma_table(lemmas: Iterable[Lemma]) -> bytes:
    """The content of the file: the same lemmas give the same bytes."""
    ordered = sorted(lemmas, key=sort_key)
    lines = [f"{_TITLE}{len(ordered)}", *map(_row, ordered), ""]
    return "\n".join(lines).encode("utf-8")


def sort_key(lemma: Lemma) -> tuple[str, str, str]:
    """No two rows share it."""
    return lemma.text, lemma.kind, lemma.feminine or ",".join(lemma.classes)


def _announced_rows(title: str) -> int | None:
    number = title.removeprefix(_TITLE)
    return int(number) if number != title and number.isdecimal() else None


def _row(lemma: Lemma) -> str:
    patches = [
        *(f"={form}" for form in lemma.participles),
        *(f"+{form}" for form in lemma.added),
        *(f"-{form}" for form in lemma.dropped),
    ]
    columns = (
        lemma.text,
        lemma.kind,
        ",".join(lemma.classes) or lemma.feminine,
        " ".join(mark for mark in Mark if mark in lemma.marks),
        "".join(source for source in Source if source in lemma.evidence),
        " ".join(patches),
    )
    return "\t".join(columns)


def _read_row(line: str) -> Lemma:
    columns = line.split("\t")
    if len(columns) != _COLUMNS:
        raise ValueError(f"{len(columns)} columns instead of {_COLUMNS}")
    text, kind, inflection, marks, evidence, patches = columns
    if not text or not text.isalpha() or text != text.lower():
        raise ValueError(f"{text!r} is not a word in lower case")
    is_verb = kind == Kind.VERB
    if is_verb and not inflection:
        raise ValueError(f"verb {text!r} has no class")
    participles, added, dropped = _patches(patches) if patches else ((), (), ())
    return Lemma(
        text=text,
        kind=_kind(kind),
        classes=_classes(inflection) if is_verb else (),
        feminine="" if is_verb else inflection,
        participles=participles,
        marks=_marks(marks),
        evidence=_evidence(evidence),
        added=added,
        dropped=dropped,
    )


@cache
def _kind(written: str) -> Kind:
    return Kind(written)


@cache
def _classes(written: str) -> tuple[str, ...]:
    return tuple(written.split(","))


@cache
def _marks(written: str) -> frozenset[Mark]:
    return frozenset(map(Mark, written.split()))


@cache
def _evidence(written: str) -> frozenset[Source]:
    return frozenset(map(Source, written))


def _patches(written: str) -> tuple[tuple[str, ...], ...]:
    patches = written.split(" ")
    for patch in patches:
        if patch[:1] not in ("=", "+", "-") or not patch[1:].isalpha():
            raise ValueError(f"{patch!r} is not a form to add or drop")
    return tuple(tuple(p[1:] for p in patches if p[0] == sign) for sign in "=+-")
