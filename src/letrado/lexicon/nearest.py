"""Good words that differ from a string by one tile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from letrado.lexicon.lexicon import Lexicon

LONG_HEAD = 5  # letters after which few others can follow, so that asking for them pays


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
        yield from _joined(heads[at], letters, tails[at + 1], lexicon)
    for at in range(len(tiles)):
        yield heads[at] + tails[at + 1]
    for at in range(len(possible)):
        yield from _joined(heads[at], letters, tails[at], lexicon)


def _joined(head: str, letters: list[str], tail: str, lexicon: Lexicon) -> Iterator[str]:
    """A letter between head and tail; after a long head only letters that follow it somewhere."""
    following: dict[int, frozenset[str]] = {}
    for letter in letters:
        length = len(head) + len(letter) + len(tail)
        if len(head) >= LONG_HEAD and length not in following:
            following[length] = frozenset(lexicon.continuations(head, length))
        if len(head) < LONG_HEAD or letter[0] in following[length]:
            yield head + letter + tail


def _begins_some_word(head: str, size: int, lexicon: Lexicon) -> bool:
    """Does any word about as long begin so? A digraph makes it a letter shorter or longer."""
    return any(lexicon.begins(head, length) for length in range(size - 1, size + 3))
