"""What a play of a record is worth, by the board alone."""

from __future__ import annotations

from letrado.game.board import Board
from letrado.game.play import Play
from letrado.game.score import BINGO, Bonus, points_of
from letrado.game.tileset import TileSet
from letrado.rulebook.book import Rulebook


def worth_of(play: Play, board: Board, box: TileSet, bonus: Bonus = BINGO) -> int:
    """Points of the play on the board before it."""
    return points_of(board, play.placements(), box, bonus)


def bonus_of(book: Rulebook | None) -> Bonus:
    """What a book pays for a whole rack; what everybody pays where no book is named."""
    if book is None:
        return BINGO
    scoring = book.provisions.scoring
    return Bonus(scoring.bingo_tiles.value, scoring.bingo_bonus.value)
