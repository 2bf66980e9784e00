"""The note pad of a seat: it starts empty, and only its owner reads it."""

from __future__ import annotations

from msgspec import Struct

LONGEST_PAD = 2000


class Pad(Struct, frozen=True):
    text: str = ""


def pad_id(game: str, side: str) -> str:
    return f"{game}/{side}"
