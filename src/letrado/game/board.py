from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from letrado.errors import ConflictError, DataError
from letrado.game.play import PlacedTile
from letrado.game.square import DIRECTIONS, SIDE, Direction, Square, all_squares


@dataclass(frozen=True, slots=True)
class Premium:
    """What a square multiplies, once."""

    letter: int = 1
    word: int = 1


_SIGNS = {
    " ": Premium(),
    "'": Premium(letter=2),
    '"': Premium(letter=3),
    "-": Premium(word=2),
    "=": Premium(word=3),
}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: list[str]


@cache
def premiums() -> Mapping[Square, Premium]:
    """The premium of every square of the standard board."""
    path = "data/board.toml"
    try:
        rows = msgspec.toml.decode((files("letrado") / path).read_bytes(), type=_File).rows
        return {square: _SIGNS[rows[square.row][square.column]] for square in all_squares()}
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, IndexError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong


@dataclass(frozen=True, slots=True)
class Word:
    """A run of two or more tiles that holds at least one new tile."""

    start: Square
    direction: Direction
    tiles: tuple[PlacedTile, ...]

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(tile.letter for tile in self.tiles)


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles that lie on the board."""

    tiles: Mapping[Square, PlacedTile] = field(
        default_factory=lambda: MappingProxyType(dict[Square, PlacedTile]())
    )

    def __reduce__(self) -> tuple[Callable[[dict[Square, PlacedTile]], Board], tuple[object, ...]]:
        """A board is sent to another process by its tiles: a read-only view is not."""
        return _lying, (dict(self.tiles),)

    def with_tiles(self, placements: Iterable[tuple[Square, PlacedTile]]) -> Board:
        """The board after a play; raise ConflictError when a square is already taken."""
        tiles = dict(self.tiles)
        for square, tile in placements:
            if square in tiles:
                raise ConflictError("square_taken", square=str(square))
            tiles[square] = tile
        return _lying(tiles)

    def without(self, squares: Iterable[Square]) -> Board:
        """The board after tiles have been taken up again."""
        gone = set(squares)
        kept = {square: tile for square, tile in self.tiles.items() if square not in gone}
        return _lying(kept)

    def run_through(self, square: Square, direction: Direction) -> tuple[Square, ...]:
        """The squares of the unbroken run of tiles through a square; none when it is empty."""
        if square not in self.tiles:
            return ()
        start = square
        while (before := start.step(direction, -1)) in self.tiles and before is not None:
            start = before
        run = [start]
        while (after := run[-1].step(direction, 1)) in self.tiles and after is not None:
            run.append(after)
        return tuple(run)

    def word_through(self, square: Square, direction: Direction) -> Word | None:
        """The word through a square in a direction; None where no two tiles join."""
        run = self.run_through(square, direction)
        return Word(run[0], direction, tuple(self.tiles[at] for at in run)) if run[1:] else None

    def words_with(self, new: Iterable[Square]) -> Iterator[Word]:
        """Every word on this board that holds one of the new tiles, each once."""
        fresh = sorted(set(new))
        for direction in DIRECTIONS:
            seen: set[Square] = set()
            for square in fresh:
                word = self.word_through(square, direction)
                if word is not None and word.start not in seen:
                    seen.add(word.start)
                    yield word

    def rows(self) -> Iterator[tuple[PlacedTile | None, ...]]:
        """The board row by row, None for an empty square."""
        for row in range(SIDE):
            yield tuple(self.tiles.get(Square(row, column)) for column in range(SIDE))


def _lying(tiles: dict[Square, PlacedTile]) -> Board:
    return Board(MappingProxyType(tiles))
