"""What all forms share: heading, fields, tables, signatures and the articles they obey."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from letrado.messages.catalogue import Language, render
from letrado.records.paper import (
    BAND,
    FAINT,
    HEAD,
    INK,
    MARGIN,
    RULE,
    WHITE,
    WRITTEN,
    Align,
    Paper,
    PaperName,
    broken,
)
from letrado.rulebook.book import Rulebook
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.provisions import by_path
from letrado.rulebook.wording import answer_with_grounds, label_of

FOOT_SIZE = 6.3
FOOT_STEP = 2.75
FOOT_GAP = 6.0


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its heading, its width, where its text stands, and the line before."""

    heading: str
    width: float
    align: Align = "left"
    heavy: bool = False  # the line on its left is a strong one


@dataclass(frozen=True, slots=True)
class Cell:
    """What was filled in; `struck` when it was taken back."""

    text: str
    struck: bool = False
    printed: bool = False  # part of the form, not filled in


class Form:
    """One form under a rulebook, in one language."""

    def __init__(self, kind: str, book: Rulebook, language: Language, paper: PaperName) -> None:
        self.kind, self.book, self.language = kind, book, language
        self.paper = Paper(paper, self.say(f"title_{kind}"))

    def say(self, key: str, **facts: object) -> str:
        return render(f"form.{key}", self.language, **facts)

    def heading(self, y: float = MARGIN, subtitle: str = "") -> float:
        """Title and rulebook over a strong line; where the form begins."""
        paper = self.paper
        right = paper.width - MARGIN
        title = self.say(f"title_{self.kind}")
        paper.text(MARGIN, y + 5.5, title, size=17, font="bold", colour=HEAD, width=118)
        edition = self.book.edition
        paper.text(right, y + 2.2, edition.publisher, size=7, colour=FAINT, align="right", width=62)
        paper.text(right, y + 5.6, edition.title, size=7, colour=FAINT, align="right", width=62)
        if subtitle:
            paper.text(MARGIN, y + 10.6, subtitle, size=8, colour=FAINT, width=paper.inner)
            y += 4
        paper.line((MARGIN, y + 9), (right, y + 9), weight=1.6, colour=HEAD)
        return y + 13

    def fields(self, y: float, *row: tuple[str, str, float]) -> float:
        """A row of labels with lines to write on: key, value and share of the width."""
        gap = 4.0
        whole = sum(share for _, _, share in row)
        room = self.paper.inner - gap * (len(row) - 1)
        x = MARGIN
        for key, value, share in row:
            width = room * share / whole
            self.field(x, y, width, self.say(key), value)
            x += width + gap
        return y + 12.8

    def field(self, x: float, y: float, width: float, label: str, value: str = "") -> None:
        """A label over a line to write on."""
        paper = self.paper
        paper.text(x, y + 1.6, label, size=7, colour=FAINT, width=width)
        if value:
            paper.text(x + 1, y + 7.4, value, size=11, colour=WRITTEN, width=width - 1)
        paper.line((x, y + 9), (x + width, y + 9), colour=INK)

    def table(
        self,
        corner: tuple[float, float],
        columns: Sequence[Column],
        rows: Sequence[Sequence[Cell | None]],
        *,
        row_height: float,
        count: int | None = None,
    ) -> float:
        """A table with a dark heading and banded rows, `count` of them; where it ends."""
        paper = self.paper
        left, top = corner
        width = sum(column.width for column in columns)
        head = 6.4
        paper.box(corner, (width, head), fill=HEAD, stroke=None)
        lines = len(rows) if count is None else count
        for row in range(lines):
            y = top + head + row * row_height
            if row % 2:
                paper.box((left, y), (width, row_height), fill=BAND, stroke=None)
            paper.line((left, y + row_height), (left + width, y + row_height))
        bottom = top + head + lines * row_height
        x = left
        for at, column in enumerate(columns):
            self._heading(column, x, top + head - 2)
            for number, cells in enumerate(rows[:lines]):
                base = top + head + number * row_height + row_height / 2 + 1.4
                self.write(cells[at], column, x, base)
            if at:
                weight, colour = (1.2, INK) if column.heavy else (0.5, RULE)
                paper.line((x, top + head), (x, bottom), weight=weight, colour=colour)
            x += column.width
        paper.box((left, top), (width, bottom - top), stroke=INK, weight=0.8)
        return bottom

    def _heading(self, column: Column, x: float, y: float) -> None:
        at, room = _anchor(column, x), column.width - 1.6
        self.paper.text(
            at,
            y,
            column.heading,
            size=7.5,
            font="bold",
            colour=WHITE,
            align=column.align,
            width=room,
        )

    def write(self, cell: Cell | None, column: Column, x: float, y: float) -> None:
        if cell is None or not cell.text:
            return
        self.paper.text(
            _anchor(column, x),
            y,
            cell.text,
            size=8 if cell.printed else 10,
            colour=FAINT if cell.printed else WRITTEN,
            align=column.align,
            width=column.width - 1.6,
        )
        if cell.struck:
            self.paper.line(
                (x + 1, y - 1.3), (x + column.width - 1, y - 1.3), weight=0.9, colour=WRITTEN
            )

    def signatures(self, y: float, *signers: tuple[str, str]) -> float:
        """A line to sign on for each: label and name."""
        gap = 8.0
        width = (self.paper.inner - gap * (len(signers) - 1)) / len(signers)
        for number, (label, name) in enumerate(signers):
            x = MARGIN + number * (width + gap)
            self.paper.line((x, y + 12), (x + width, y + 12), weight=0.8, colour=INK)
            shown = f"{label}: {name}" if name else label
            self.paper.text(x, y + 15.2, shown, size=7, colour=FAINT, width=width)
        return y + 19

    def tick(self, x: float, y: float, label: str, *, size: float = 10) -> None:
        """A box to tick and what it stands for."""
        self.paper.box((x, y - 3.6), (4.4, 4.4), stroke=INK, weight=0.9)
        self.paper.text(x + 6.4, y, label, size=size)

    def ruled(self, y: float, count: int, step: float = 9.0) -> float:
        """Lines to write on."""
        for row in range(count):
            at = y + (row + 1) * step
            self.paper.line((MARGIN, at), (self.paper.width - MARGIN, at), colour=RULE)
        return y + count * step

    def section(self, y: float, key: str, indent: float = 0) -> float:
        self.paper.text(MARGIN + indent, y + 3.2, self.say(key), size=9.5, font="bold", colour=HEAD)
        return y + 5.4

    def foot(self, *paths: str) -> None:
        """At the foot of the page: what the rulebook says of this form, with its articles."""
        y = self.foot_top(*paths) + 5
        self.paper.line((MARGIN, y - 3.6), (self.paper.width - MARGIN, y - 3.6))
        self.small_print(paths, self.paper.height - MARGIN + 5)

    def small_print(self, paths: Sequence[str], bottom: float) -> None:
        """The foot in two columns that end at `bottom`."""
        columns = self._foot_columns(paths)
        top = bottom - max(map(len, columns)) * FOOT_STEP
        for number, lines in enumerate(columns):
            x = MARGIN + number * (self.paper.inner + FOOT_GAP) / 2
            for row, line in enumerate(lines):
                self.paper.text(x, top + row * FOOT_STEP, line, size=FOOT_SIZE, colour=FAINT)

    def foot_top(self, *paths: str) -> float:
        """Where the foot begins: the form has to end above it."""
        rows = max(map(len, self._foot_columns(paths)))
        return self.paper.height - MARGIN - rows * FOOT_STEP

    def _foot_columns(self, paths: Sequence[str]) -> tuple[list[str], list[str]]:
        """Question, answer of the book and articles, parted so that no sentence is torn."""
        answers = dict(by_path(self.book.provisions))
        told = [self.rule_text(path, answers[path]) for path in paths]
        named = self.say("under", rulebook=self.book.id, title=self.book.edition.title)
        texts = [*told, named]
        width = (self.paper.inner - FOOT_GAP) / 2
        blocks = [broken(text, "plain", FOOT_SIZE, width) for text in texts]
        left: list[str] = []
        right: list[str] = []
        for block in blocks:
            whole = sum(map(len, blocks))
            (left if 2 * len(left) < whole and not right else right).extend(block)
        return left, right

    def rule_text(self, path: str, provision: AnyProvision) -> str:
        label = label_of(path, self.language)
        answer = answer_with_grounds(self.book, provision, self.language)
        return f"{label} {answer}." if label.endswith("?") else f"{label}: {answer}."


def _anchor(column: Column, x: float) -> float:
    match column.align:
        case "left":
            return x + 1.2
        case "centre":
            return x + column.width / 2
        case "right":
            return x + column.width - 1.2
