"""Plays for the tests of articles: what a book finds wrong, and where tiles lie."""

from letrado.game.play import Play
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set
from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling
from letrado.rules.handling import Movement, Purpose, may_move
from letrado.rules.placement import placement_faults
from tests.game.plays import board_after


def faults_of(play: str, book: Rulebook, *after: str) -> dict[str, Ruling]:
    """Everything wrong with a play, by its reason."""
    tiles = load_tile_set(book.provisions.tiles.set.value)
    placements = list(Play.parse(play, tiles).placements())
    board = board_after(*after, tiles=tiles)
    return {ruling.reason: ruling for ruling in placement_faults(board, placements, book)}


def squares(text: str) -> tuple[Square, ...]:
    return tuple(Square.parse(name) for name in text.split())


def moving(
    before: str, after: str, book: Rulebook, purpose: Purpose = "to_link", *, counting: bool = False
) -> Ruling:
    """May these tiles move so? Squares are named tile by tile."""
    return may_move(Movement(squares(before), squares(after), purpose, counting), book)
