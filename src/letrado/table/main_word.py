from __future__ import annotations

from collections.abc import Sequence

from letrado.game.board import Board, Word
from letrado.game.square import Square


def main_word(board: Board, new: Sequence[Square]) -> Word | None:
    """The word in the line of the play; the longer one when a single tile makes two."""
    words = sorted(board.words_with(new), key=lambda word: -len(word.tiles))
    if not words:
        return None
    if len(new) > 1:
        along = "across" if new[0].row == new[1].row else "down"
        return next((word for word in words if word.direction == along), words[0])
    return words[0]
