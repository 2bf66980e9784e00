"""Reads and writes data/lemmas/<language>.tsv where the sources give lists of forms, not marks.

The first line counts what follows, so that a file cut short is noticed: first the patterns, each
a line of codes; then the lemmas in order, each with kind, marks, evidence and the number of its
pattern. A code is how many letters of the lemma go and what comes instead: "1da" makes cantada of
cantar, "0" is the lemma itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from letrado.lexicon.lemma import Kind, Lemma, Mark, Source

TITLE = "# letrado forms 1, patterns: "
_HEAD = re.compile(r"# letrado forms 1, patterns: (\d+), rows: (\d+)")
_CODE = re.compile(r"(\d+)(.*)")
_COLUMNS = 5


def read_listed_rows(lines: list[str]) -> list[Lemma]:
    """The lemmas of a table; a ValueError says what is wrong with which line."""
    head = _HEAD.fullmatch(lines[0])
    if head is None:
        raise ValueError(f"line 1: should begin with {TITLE!r}")
    patterns_end = 1 + int(head[1])
    if lines[-1] or len(lines) - 2 != int(head[1]) + int(head[2]):
        raise ValueError(f"line {len(lines)}: ends here, announced {head[1]} and {head[2]} lines")
    patterns = [_codes(line) for line in lines[1:patterns_end]]
    rows: list[Lemma] = []
    for number, line in enumerate(lines[patterns_end:-1], start=patterns_end + 1):
        columns = line.split("\t")
        if len(columns) != _COLUMNS:
            raise ValueError(f"line {number}: {len(columns)} columns instead of {_COLUMNS}")
        text, kind, marks, evidence, pattern = columns
        try:
            forms = tuple(
                (text[:-cut] if cut else text) + ending for cut, ending in patterns[int(pattern)]
            )
            rows.append(
                Lemma(
                    text,
                    Kind(kind),
                    marks=frozenset(map(Mark, marks.split())),
                    evidence=frozenset(map(Source, evidence)),
                    added=forms,
                )
            )
        except (ValueError, IndexError) as wrong:
            raise ValueError(f"line {number}: {wrong}") from wrong
    return rows


def write_listed_table(lemmas: Iterable[Lemma]) -> bytes:
    """The file of these lemmas, in order; each form of a lemma is in `added`."""
    ordered = sorted(lemmas, key=lambda lemma: (lemma.text, lemma.kind))
    patterns: dict[str, int] = {}
    rows: list[str] = []
    for lemma in ordered:
        codes = " ".join(sorted(_code(lemma.text, form) for form in lemma.added))
        number = patterns.setdefault(codes, len(patterns))
        marks = " ".join(sorted(lemma.marks))
        evidence = "".join(sorted(lemma.evidence))
        rows.append(f"{lemma.text}\t{lemma.kind}\t{marks}\t{evidence}\t{number}")
    head = f"{TITLE}{len(patterns)}, rows: {len(rows)}"
    return "\n".join([head, *patterns, *rows, ""]).encode("utf-8")


def _code(lemma: str, form: str) -> str:
    same = 0
    while same < min(len(lemma), len(form)) and lemma[same] == form[same]:
        same += 1
    return f"{len(lemma) - same}{form[same:]}"


def _codes(line: str) -> list[tuple[int, str]]:
    found = [(int(match[1]), match[2]) for match in map(_CODE.fullmatch, line.split()) if match]
    if len(found) != len(line.split()):
        raise ValueError(f"{line!r} is not a pattern")
    return found
