"""Good words that differ from a string by one tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from letrado.lexicon.lexicon import Lexicon


def nearest_words(tiles: Sequence[str], lexicon: Lexicon, most: int = 8) -> tuple[str, ...]:
    """The nearest words: two tiles swapped first, then one changed, taken away or added."""
    found: list[str] = []
    for word in _neighbours([tile.lower() for tile in tiles], lexicon):
        if lexicon.has(word) and word.upper() not in found:
            found.append(word.upper())
            if len(found) == most:
                break
    return tuple(found)


def _neighbours(tiles: list[str], lexicon: Lexicon) -> Iterator[str]:
    """Strings one step away; where no word begins as they do, the rest is not tried."""
    letters = [letter.lower() for letter in lexicon.tile_set.letters]
    heads = ["".join(tiles[:at]) for at in range(len(tiles) + 1)]
    tails = ["".join(tiles[at:]) for at in range(len(tiles) + 1)]
    size = len(tails[0])
    for at in range(len(tiles) - 1):
        yield heads[at] + tiles[at + 1] + tiles[at] + tails[at + 2]
    possible = [head for head in heads if _begins_some_word(head, size, lexicon)]
    for at in range(min(len(possible), len(tiles))):
        for letter in letters:
            yield heads[at] + letter + tails[at + 1]
    for at in range(len(tiles)):
        yield heads[at] + tails[at + 1]
    for at in range(len(possible)):
        for letter in letters:
            yield heads[at] + letter + tails[at]


def _begins_some_word(head: str, size: int, lexicon: Lexicon) -> bool:
    """Does any word about as long begin so? A digraph makes it a letter shorter or longer."""
    return any(lexicon.begins(head, length) for length in range(size - 1, size + 3))
