"""A board made for trying words on: lines of text that a pattern runs over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from letrado.game.board import Board
from letrado.game.score import BINGO, Bonus, points_on
from letrado.game.square import DIRECTIONS, SIDE, Position, Square
from letrado.game.tileset import BLANK, TileSet
from letrado.kernel.scorer import NO_TILE

FREE = "."
MOST_TILES = 7
_FIRST_SIGN = 0xE000  # private signs, one a letter, so that a digraph is one sign too
_CENTRE = SIDE // 2


@dataclass(frozen=True)
class Signs:
    """The letters of a tile set as single signs."""

    faces: tuple[str, ...]
    values: tuple[int, ...]
    counts: tuple[int, ...]  # the blanks last

    @classmethod
    def of(cls, box: TileSet) -> Signs:
        faces = tuple(box.letters)
        counts = [box.letters[face].count for face in faces]
        values = tuple(box.points(face) for face in faces)
        return cls((*faces, BLANK), (*values, 0), (*counts, box.blanks))

    def text(self, word: Sequence[str]) -> str:
        return "".join(chr(_FIRST_SIGN + self.faces.index(face)) for face in word)

    def number(self, sign: str) -> int:
        return ord(sign) - _FIRST_SIGN


@dataclass(frozen=True, slots=True)
class Trial:
    """A word laid somewhere: its new tiles, which of them are blanks, and its points."""

    position: Position
    word: str  # in signs
    new: tuple[tuple[int, str], ...]  # square, sign
    blanks: frozenset[int]  # squares
    points: int


@dataclass(frozen=True, slots=True)
class Lattice:
    """The board so far and the tiles not yet on it."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    lying: bytes
    left: tuple[int, ...]
    empty: bool = True

    @classmethod
    def start(cls, signs: Signs) -> Lattice:
        line = FREE * (SIDE + 2)  # a free square beyond each edge
        lines = (line,) * (SIDE + 2)
        return cls(lines, lines, bytes([NO_TILE]) * (SIDE * SIDE), signs.counts)

    @classmethod
    def of(cls, board: Board, signs: Signs) -> Lattice:
        """A board that is known."""
        new = tuple((square.index, signs.text([t.letter])) for square, t in board.tiles.items())
        blanks = frozenset(square.index for square, t in board.tiles.items() if t.blank)
        start = cls.start(signs)
        if not new:
            return start
        everything = Trial(position_at((0, 0, 0)), "", new, blanks, 0)
        return start.with_trial(everything, signs)

    def with_trial(self, trial: Trial, signs: Signs) -> Lattice:
        rows, columns = list(self.rows), list(self.columns)
        lying, left = bytearray(self.lying), list(self.left)
        for square, sign in trial.new:
            row, column = divmod(square, SIDE)
            rows[row + 1] = _put(rows[row + 1], column + 1, sign)
            columns[column + 1] = _put(columns[column + 1], row + 1, sign)
            blank = square in trial.blanks
            number = len(left) - 1 if blank else signs.number(sign)
            left[number] -= 1
            lying[square] = signs.values[number]
        return Lattice(tuple(rows), tuple(columns), bytes(lying), tuple(left), empty=False)

    def places(self, word: str, *, across_only: bool = False) -> Iterator[tuple[int, int, int]]:
        """Where a word can stand as a whole word that joins the rest: direction, line, start."""
        pattern = _pattern(word)
        for direction, lines in enumerate((self.rows, self.columns)):
            if direction and across_only:
                return
            for line in range(1, SIDE + 1):
                if self.empty and line != _CENTRE + 1:
                    continue
                for found in pattern.finditer(lines[line]):
                    if self._joins(lines, line, found.start() + 1, len(word)):
                        yield direction, line - 1, found.start()

    def _joins(self, lines: tuple[str, ...], line: int, start: int, length: int) -> bool:
        end = start + length
        there = lines[line][start:end].replace(FREE, "")
        if len(there) == length:
            return False
        if self.empty:
            return start <= _CENTRE + 1 < end
        beside = lines[line - 1][start:end] + lines[line + 1][start:end]
        return bool(there) or bool(beside.strip(FREE))

    def new_tiles(self, place: tuple[int, int, int], word: str) -> tuple[tuple[int, str], ...]:
        direction, line, start = place
        there = (self.rows, self.columns)[direction][line + 1]
        return tuple(
            (_index(direction, line, start + at), sign)
            for at, sign in enumerate(word)
            if there[start + 1 + at] == FREE
        )

    def points(
        self,
        new: Sequence[tuple[int, str]],
        blanks: frozenset[int],
        signs: Signs,
        bonus: Bonus = BINGO,
    ) -> int:
        values = signs.values
        play = [
            (square, 0 if square in blanks else values[signs.number(sign)]) for square, sign in new
        ]
        return points_on(self.lying, play, bonus)

    def crossing_words(self, direction: int, new: Sequence[tuple[int, str]]) -> Iterator[str]:
        """The words that new tiles make across the line of the play."""
        lines = (self.columns, self.rows)[direction]
        for square, sign in new:
            row, column = divmod(square, SIDE)
            line, at = (column, row) if direction == 0 else (row, column)
            text = lines[line + 1]
            before = text[: at + 1].rpartition(FREE)[2]
            after = text[at + 2 :].partition(FREE)[0]
            if before or after:
                yield before + sign + after


def position_at(place: tuple[int, int, int]) -> Position:
    direction, line, start = place
    row, column = divmod(_index(direction, line, start), SIDE)
    return Position(Square(row, column), DIRECTIONS[direction])


def _index(direction: int, line: int, at: int) -> int:
    return line * SIDE + at if direction == 0 else at * SIDE + line


def _put(text: str, at: int, sign: str) -> str:
    return text[:at] + sign + text[at + 1 :]


@lru_cache(maxsize=4096)
def _pattern(word: str) -> re.Pattern[str]:
    """Free squares or the letter itself, with nothing before and nothing after."""
    body = "".join(f"[.{sign}]" for sign in word)
    return re.compile(rf"(?=\.{body}\.)")
