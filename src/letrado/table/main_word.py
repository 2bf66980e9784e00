from __future__ import annotations

from collections.abc import Sequence

from letrado.game.board import Board, Word
from letrado.game.square import Direction, Square


def main_word(board: Board, new: Sequence[Square]) -> Word | None:
    """The word in the line of the play; the longer one when a single tile makes two."""
    if len(new) > 1:
        along: Direction = "across" if new[0].row == new[1].row else "down"
        word = board.word_through(new[0], along)
        if word is not None:
            return word
    words = board.words_with(new)
    return max(words, key=lambda word: len(word.tiles), default=None)
