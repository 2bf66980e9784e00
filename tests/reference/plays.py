"""Every legal play, slowly: each word on each stretch of the board, each choice of blanks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.rack import Rack
from letrado.game.square import CENTRE, DIRECTIONS, Direction, Square, all_squares, crossing
from letrado.game.tileset import BLANK

Word = tuple[str, ...]
Laid = frozenset[tuple[Square, PlacedTile]]


def reference_plays(board: Board, rack: Rack, words: Iterable[Word]) -> set[Laid]:
    known = set(words)
    held = Counter(rack.tiles)
    return {
        laid
        for word in known
        for start in all_squares()
        for direction in DIRECTIONS
        for laid in _ways_of_laying(board, held, word, start, direction)
        if _all_words_are_known(board, laid, known)
    }


def _ways_of_laying(
    board: Board, held: Counter[str], word: Word, start: Square, direction: Direction
) -> Iterator[Laid]:
    squares = [start.step(direction, distance) for distance in range(len(word))]
    before, after = start.step(direction, -1), start.step(direction, len(word))
    if None in squares or before in board.tiles or after in board.tiles:
        return
    missing: list[tuple[Square, str]] = []
    for square, letter in zip(squares, word, strict=True):
        assert square is not None
        if square not in board.tiles:
            missing.append((square, letter))
        elif board.tiles[square].letter != letter:
            return
    if not missing or not _is_linked(board, [square for square, _ in missing], direction, word):
        return
    needed = Counter(letter for _, letter in missing)
    if (needed - held).total() > held[BLANK]:
        return
    for blanks in product((False, True), repeat=len(missing)):
        used = Counter(
            BLANK if blank else letter for (_, letter), blank in zip(missing, blanks, strict=True)
        )
        if used <= held:
            yield frozenset(
                (square, PlacedTile(letter, blank=blank))
                for (square, letter), blank in zip(missing, blanks, strict=True)
            )


def _is_linked(board: Board, new: list[Square], direction: Direction, word: Word) -> bool:
    if not board.tiles:
        return CENTRE in new
    beside = any(
        square.step(crossing(direction), distance) in board.tiles
        for square in new
        for distance in (-1, 1)
    )
    return beside or len(new) < len(word)


def _all_words_are_known(board: Board, laid: Laid, known: set[Word]) -> bool:
    after = board.with_tiles(laid)
    formed = [word.letters for word in after.words_with(square for square, _ in laid)]
    return bool(formed) and all(word in known for word in formed)
