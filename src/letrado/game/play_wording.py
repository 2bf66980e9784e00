"""A play as people write it, with what already lies on the board."""

from __future__ import annotations

from itertools import groupby

from letrado.game.board import Board
from letrado.game.play import Play


def play_text(play: Play, board: Board) -> str:
    """A play with the tiles it runs through in parentheses: 8H (CA)SA; blanks small."""
    letters: list[tuple[bool, str]] = []
    for distance, tile in enumerate(play.tiles):
        square = play.position.square.step(play.position.direction, distance)
        if tile is not None:
            letters.append((False, tile.letter.lower() if tile.blank else tile.letter))
        elif square is not None and square in board.tiles:
            letters.append((True, board.tiles[square].letter))
    text = ""
    for through, run in groupby(letters, key=lambda pair: pair[0]):
        joined = "".join(letter for _, letter in run)
        text += f"({joined})" if through else joined
    return f"{play.position} {text}"
