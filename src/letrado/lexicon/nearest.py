"""Good words that differ from a string by one tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from letrado.lexicon.lexicon import Lexicon


def nearest_words(tiles: Sequence[str], lexicon: Lexicon, most: int = 8) -> tuple[str, ...]:
    """The nearest words: two tiles swapped first, then one changed, added or taken away."""
    found: list[str] = []
    for neighbour in _neighbours(tuple(tiles), tuple(lexicon.tile_set.letters)):
        word = "".join(neighbour)
        if lexicon.has(word.lower()) and word not in found:
            found.append(word)
            if len(found) == most:
                break
    return tuple(found)


def _neighbours(tiles: tuple[str, ...], letters: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    places = range(len(tiles))
    for at in places[:-1]:
        yield (*tiles[:at], tiles[at + 1], tiles[at], *tiles[at + 2 :])
    for at in places:
        for letter in letters:
            yield (*tiles[:at], letter, *tiles[at + 1 :])
    for at in places:
        yield (*tiles[:at], *tiles[at + 1 :])
    for at in (*places, len(tiles)):
        for letter in letters:
            yield (*tiles[:at], letter, *tiles[at:])
