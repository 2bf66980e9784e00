"""Is a play laid as the book wants? All faults are reported, not the first one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.square import CENTRE, DIRECTIONS, Square
from letrado.game.tileset import load_tile_set
from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling, ruling

Placements = Sequence[tuple[Square, PlacedTile]]


def placement_faults(board: Board, placements: Placements, book: Rulebook) -> tuple[Ruling, ...]:
    """Everything wrong with a play as it lies on the board, the missed centre apart."""
    return tuple(_faults(board, placements, book))


def _faults(board: Board, placements: Placements, book: Rulebook) -> Iterator[Ruling]:
    rules = book.provisions.placement
    letters = load_tile_set(book.provisions.tiles.set.value).letters
    for _, tile in placements:
        if tile.letter not in letters and not tile.blank:
            tiles = book.provisions.tiles.set
            yield ruling(book, "placement.no_such_tile", tiles, allowed=False, letter=tile.letter)
    squares = [square for square, _ in placements]
    if not squares:
        yield ruling(book, "placement.no_tiles", rules.single_line, allowed=False)
        return
    taken = [square for square in squares if square in board.tiles]
    if taken or len(set(squares)) < len(squares):
        square = taken[0] if taken else squares[0]
        yield ruling(
            book, "placement.square_taken", rules.single_line, allowed=False, square=str(square)
        )
        return
    if not in_one_line(squares):
        yield ruling(book, "placement.not_in_line", rules.single_line, allowed=False)
    elif not _contiguous(board, squares):
        yield ruling(book, "placement.gap", rules.single_line, rules.must_link, allowed=False)
    if board.tiles and not touches(board, squares):
        grounds = (rules.must_link, rules.formation)
        yield ruling(book, "placement.not_linked", *grounds, allowed=False)
    opening = book.provisions.opening
    if not board.tiles and len(squares) < opening.min_letters.value:
        minimum = opening.min_letters.value
        yield ruling(
            book, "placement.too_short", opening.min_letters, allowed=False, minimum=minimum
        )
    yield from _wrong_blanks(placements, book)


def _wrong_blanks(placements: Placements, book: Rulebook) -> Iterator[Ruling]:
    blank = book.provisions.blank
    letters = load_tile_set(book.provisions.tiles.set.value).letters
    for _, tile in placements:
        if tile.blank and (
            tile.letter in blank.forbidden_letters.value or tile.letter not in letters
        ):
            yield ruling(
                book,
                "blank.forbidden_letter",
                blank.forbidden_letters,
                allowed=False,
                letter=tile.letter,
            )


def in_one_line(squares: Sequence[Square]) -> bool:
    rows = {square.row for square in squares}
    columns = {square.column for square in squares}
    return len(rows) == 1 or len(columns) == 1


def touches(board: Board, squares: Sequence[Square]) -> bool:
    """Does any of the squares lie beside a tile of the board?"""
    return any(
        square.step(direction, distance) in board.tiles
        for square in squares
        for direction in DIRECTIONS
        for distance in (-1, 1)
    )


def _contiguous(board: Board, squares: Sequence[Square]) -> bool:
    """No empty square between the tiles of the play."""
    first, last = min(squares), max(squares)
    direction = DIRECTIONS[0] if first.row == last.row else DIRECTIONS[1]
    square: Square | None = first
    while square is not None and square != last:
        if square not in squares and square not in board.tiles:
            return False
        square = square.step(direction, 1)
    return True


def misses_centre(board: Board, placements: Placements, book: Rulebook) -> bool:
    """Is this the first play, laid away from the centre where the book wants it covered?"""
    must = book.provisions.opening.must_cover_centre.value
    return must and not board.tiles and CENTRE not in {square for square, _ in placements}


def missed_centre_ruling(book: Rulebook, *, on_real_board: bool) -> Ruling:
    """What a first play away from the centre is: refused, or put to the opponent.

    On a real board it lies there, whatever the book says: the opponent objects or accepts.
    """
    missed = book.provisions.opening.missed_centre
    cover = book.provisions.opening.must_cover_centre
    if missed.policy.value == "opponent_chooses":
        return ruling(book, "placement.opponent_chooses", missed.policy, cover, allowed=True)
    if on_real_board:
        grounds = (cover, missed.policy, missed.refused)
        return ruling(book, "placement.opponent_may_object", *grounds, allowed=True)
    return ruling(book, "placement.misses_centre", cover, missed.policy, allowed=False)


def centre_refused(book: Rulebook) -> Ruling:
    """The opponent declares the off-centre play invalid."""
    missed, handling = book.provisions.opening.missed_centre, book.provisions.handling
    grounds = (missed.refused, handling.breach, handling.breach_counts_as_pass)
    return ruling(book, "placement.centre_refused", *grounds, allowed=True)


def centre_accepted(book: Rulebook) -> Ruling:
    """The opponent lets the off-centre play stand: not doubled, and the centre stays alive."""
    missed = book.provisions.opening.missed_centre
    grounds = (
        missed.accepted_is_doubled,
        missed.centre_stays_double_word,
        book.provisions.opening.must_cover_centre,
    )
    return ruling(book, "placement.centre_accepted", *grounds, allowed=True)
