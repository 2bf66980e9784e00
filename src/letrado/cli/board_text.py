"""The board on a terminal: digraphs as one tile, blanks marked, premiums in colour."""

from __future__ import annotations

from rich.text import Text

from letrado.game.board import Board, Premium, premiums
from letrado.game.square import SIDE, Square

WIDTH = 4  # of one square, in characters

_STYLES = {
    Premium(word=3): ("=", "white on red"),
    Premium(word=2): ("-", "black on bright_magenta"),
    Premium(letter=3): ('"', "white on blue"),
    Premium(letter=2): ("'", "black on bright_cyan"),
    Premium(): (".", "dim"),
}


def board_text(board: Board) -> Text:
    """The board with its coordinates; a blank shows its letter in small type."""
    text = Text("    " + "".join(f"{chr(ord('A') + c):^{WIDTH}}" for c in range(SIDE)) + "\n")
    for row, tiles in enumerate(board.rows()):
        text.append(f"{row + 1:>3} ")
        for column, tile in enumerate(tiles):
            if tile is None:
                sign, style = _STYLES[premiums()[Square(row, column)]]
                text.append(f"{sign:^{WIDTH}}", style=style)
            else:
                letter = tile.letter.lower() if tile.blank else tile.letter
                text.append(f"{letter:^{WIDTH}}", style="bold black on bright_yellow")
        text.append("\n")
    return text
