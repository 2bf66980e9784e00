"""Letters without accents, and how many tiles they take."""

from __future__ import annotations

_BARE = str.maketrans("áéíóúüàèâêîôûçÿ", "aeiouuaeaeioucy")
LONGEST = 15  # tiles: a row of the board
SHORTEST = 2


def bare(text: str) -> str:
    """Without accents; ñ is a letter of its own."""
    return text.translate(_BARE)


def tile_count(form: str) -> int:
    """CH, LL and RR are one tile each."""
    return len(form) - form.count("ch") - form.count("ll") - form.count("rr")


def is_playable(form: str) -> bool:
    """Does it fit on the board, without K or W?"""
    return SHORTEST <= tile_count(form) <= LONGEST and "k" not in form and "w" not in form
