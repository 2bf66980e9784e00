"""The compiled core. Import letrado.kernel instead."""

from collections.abc import Sequence

NO_TILE: int

def score_play(
    board: bytes,
    letter_factors: bytes,
    word_factors: bytes,
    play: Sequence[tuple[int, int]],
    bonus_tiles: int,
    bonus_points: int,
) -> int:
    """Points of a play: every word with a new tile in it, then the bonus."""
