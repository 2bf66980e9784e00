"""What a play gives to whoever plays next: hooks on its word, triple-word squares in reach."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from letrado.engine.engine import Engine
from letrado.engine.position import RACK_SIZE, Position
from letrado.game.board import Board, premiums
from letrado.game.play import Play
from letrado.game.square import DIRECTIONS, Direction, Square, crossing
from letrado.game.tileset import BLANK

TRIPLE = 3


@dataclass(frozen=True, slots=True)
class Hook:
    """Letters that lengthen a word at one end, and how many such tiles are unseen."""

    square: Square
    letters: tuple[str, ...]
    unseen: int


@dataclass(frozen=True, slots=True)
class Openings:
    word: tuple[str, ...]  # the main word of the play
    hooks: tuple[Hook, ...]
    triples: tuple[Square, ...]  # triple-word squares that come into reach
    blocked: tuple[Square, ...]  # those that were in reach and are covered


def openings_of(play: Play, engine: Engine, position: Position) -> Openings:
    """What changes on the board with a play."""
    before = position.board
    after = before.with_tiles(play.placements())
    laid = [square for square, _ in play.placements()]
    direction = play.position.direction
    word = after.word_through(laid[0], direction) or after.word_through(
        laid[0], crossing(direction)
    )
    letters = word.letters if word else ()
    was = set(triples_in_reach(before))
    now = set(triples_in_reach(after))
    covered = tuple(sorted(square for square in was if square in after.tiles))
    hooks = _hooks(word.start, word.direction, letters, after, engine, position) if word else ()
    return Openings(letters, hooks, tuple(sorted(now - was)), covered)


def _hooks(
    start: Square,
    direction: Direction,
    letters: tuple[str, ...],
    board: Board,
    engine: Engine,
    position: Position,
) -> tuple[Hook, ...]:
    unseen = position.unseen(engine.tile_set)
    ends = (start.step(direction, -1), start.step(direction, len(letters)))
    found = []
    for square, is_front in zip(ends, (True, False), strict=True):
        if square is None or square in board.tiles:
            continue
        fitting = tuple(
            letter
            for letter in engine.tile_set.letters
            if ((letter, *letters) if is_front else (*letters, letter)) in engine.words
        )
        if fitting:
            found.append(Hook(square, fitting, _count(unseen, fitting)))
    return tuple(found)


def _count(unseen: Counter[str], letters: tuple[str, ...]) -> int:
    return sum(unseen[letter] for letter in letters) + unseen[BLANK]


def triples_in_reach(board: Board) -> tuple[Square, ...]:
    """Free triple-word squares that a play of at most seven tiles could cover."""
    return tuple(
        square
        for square, premium in premiums().items()
        if premium.word == TRIPLE
        and square not in board.tiles
        and any(_is_in_reach(square, direction, board) for direction in DIRECTIONS)
    )


def _is_in_reach(square: Square, direction: Direction, board: Board) -> bool:
    for way in (-1, 1):
        tiles = 0
        at: Square | None = square
        while at is not None and tiles <= RACK_SIZE:
            if at in board.tiles:
                return True
            tiles += 1
            if tiles <= RACK_SIZE and any(
                at.step(crossing(direction), side) in board.tiles for side in (-1, 1)
            ):
                return True
            at = at.step(direction, way)
    return False
