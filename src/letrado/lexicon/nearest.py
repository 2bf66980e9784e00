"""Good words that differ from a sequence of tiles by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from letrado.game.numbering import numbering_of
from letrado.game.spelling import word_text
from letrado.lexicon.word_set import WordSet


def nearest_words(tiles: Sequence[str], words: WordSet, most: int = 8) -> tuple[str, ...]:
    """The nearest words: two tiles swapped first, then one changed, taken away or added."""
    numbering = numbering_of(words.tile_set)
    given = numbering.encode(tiles)
    found: dict[bytes, None] = {}
    for other in _neighbours(given, len(words.tile_set.letters)):
        if other != given and words.graph.contains(other):
            found[other] = None
            if len(found) == most:
                break
    return tuple(word_text(numbering.decode(word)) for word in found)


def _neighbours(tiles: bytes, letters: int) -> Iterator[bytes]:
    """What is one step away."""
    every = [bytes([letter]) for letter in range(1, letters + 1)]
    for at in range(len(tiles) - 1):
        yield tiles[:at] + tiles[at + 1 : at + 2] + tiles[at : at + 1] + tiles[at + 2 :]
    for at in range(len(tiles)):
        for letter in every:
            yield tiles[:at] + letter + tiles[at + 1 :]
    for at in range(len(tiles)):
        yield tiles[:at] + tiles[at + 1 :]
    for at in range(len(tiles) + 1):
        for letter in every:
            yield tiles[:at] + letter + tiles[at:]
