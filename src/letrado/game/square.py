from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from letrado.errors import NotationError

SIDE = 15

Direction: TypeAlias = Literal["across", "down"]
DIRECTIONS: tuple[Direction, ...] = ("across", "down")

_SQUARE = re.compile(r"([A-O])(1[0-5]|[1-9])", re.IGNORECASE | re.ASCII)
_ROW_FIRST = re.compile(r"(1[0-5]|[1-9])([A-O])", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True, order=True)
class Square:
    """One of the 225 squares, written as the field writes it: column letter, row number."""

    row: int
    column: int

    @classmethod
    @lru_cache(maxsize=1024)
    def parse(cls, text: str) -> Square:
        """Read "H8" as the centre; raise NotationError on anything else."""
        found = _SQUARE.fullmatch(text)
        if not found:
            raise NotationError("not_a_square", text=text)
        return cls(row=int(found[2]) - 1, column=ord(found[1].upper()) - ord("A"))

    @property
    def index(self) -> int:
        """Its place in a board read row by row."""
        return self.row * SIDE + self.column

    def step(self, direction: Direction, distance: int) -> Square | None:
        """The square so many places further on, or None beyond the edge."""
        row, column = self.row, self.column
        match direction:
            case "across":
                column += distance
            case "down":
                row += distance
        inside = 0 <= row < SIDE and 0 <= column < SIDE
        return Square(row, column) if inside else None

    def __str__(self) -> str:
        return f"{chr(ord('A') + self.column)}{self.row + 1}"


CENTRE = Square(7, 7)


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """Where a play begins and which way it goes: "8H" is across, "H8" is down."""

    square: Square
    direction: Direction

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read "8H" or "H8"; raise NotationError on anything else."""
        if _SQUARE.fullmatch(text):
            return cls(Square.parse(text), "down")
        found = _ROW_FIRST.fullmatch(text)
        if not found:
            raise NotationError("not_a_position", text=text)
        return cls(Square.parse(found[2] + found[1]), "across")

    def __str__(self) -> str:
        name = str(self.square)
        return name[1:] + name[0] if self.direction == "across" else name


def all_squares() -> Iterator[Square]:
    """The squares of the board, row by row."""
    return (Square(row, column) for row in range(SIDE) for column in range(SIDE))


def crossing(direction: Direction) -> Direction:
    return "down" if direction == "across" else "across"
