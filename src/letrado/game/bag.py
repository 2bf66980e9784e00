"""The bag, and a shuffle that anyone can check.

Before the game the SHA-256 of the seed is published; then each player may add a word of their
own, so that nobody can have picked a convenient seed; after the game the seed is revealed, and
whoever has it can draw the whole game again. docs/decisions/auditable-draw.md has the reasons.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from letrado.errors import ConflictError, InputError
from letrado.game.tileset import TileSet

SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class Seed:
    """What decides every draw of a game: a secret, and the words that the players added."""

    secret: bytes
    words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """A NUL would let two lists of words read the same."""
        for word in self.words:
            if "\0" in word:
                raise InputError("not_a_seed_word", text=word)

    def commitment(self) -> str:
        """What is published before the game."""
        return hashlib.sha256(b"letrado draw 1\0" + self.secret).hexdigest()

    def numbers(self, shuffle: int) -> Iterator[int]:
        """An endless stream of 64-bit numbers for the n-th shuffle of the bag."""
        spoken = "\0".join(self.words).encode()
        prefix = hashlib.sha256(self.secret + hashlib.sha256(spoken).digest()).digest()
        block = 0
        while True:
            counter = shuffle.to_bytes(4, "big") + block.to_bytes(4, "big")
            digest = hashlib.sha256(prefix + counter).digest()
            for at in range(0, len(digest), 8):
                yield int.from_bytes(digest[at : at + 8], "big")
            block += 1


@dataclass(frozen=True, slots=True)
class Bag:
    """The tiles still to be drawn, in the order in which they will come."""

    tiles: tuple[str, ...]
    seed: Seed
    shuffles: int

    @classmethod
    def full(cls, tile_set: TileSet, seed: Seed) -> Bag:
        return cls(shuffled(tile_set.tiles(), seed, 0), seed, shuffles=1)

    def __len__(self) -> int:
        return len(self.tiles)

    def draw(self, count: int) -> tuple[tuple[str, ...], Bag]:
        """Take so many tiles, or all that are left; the tiles and the bag without them."""
        taken = max(count, 0)
        return self.tiles[:taken], Bag(self.tiles[taken:], self.seed, self.shuffles)

    def put_back(self, tiles: Sequence[str]) -> Bag:
        """Return tiles and shake the bag."""
        mixed = shuffled(sorted((*self.tiles, *tiles)), self.seed, self.shuffles)
        return Bag(mixed, self.seed, self.shuffles + 1)

    def remove(self, tiles: Sequence[str]) -> Bag:
        """Take out tiles that somebody names; raise ConflictError when one is not there."""
        lacking = Counter(tiles) - Counter(self.tiles)
        if lacking:
            raise ConflictError("tile_not_in_bag", tile=next(iter(lacking)))
        rest = list(self.tiles)
        for tile in tiles:
            rest.remove(tile)
        return Bag(tuple(rest), self.seed, self.shuffles)


def shuffled(tiles: Sequence[str], seed: Seed, shuffle: int) -> tuple[str, ...]:
    """Fisher-Yates; a number that would favour some places is thrown away."""
    mixed = list(tiles)
    numbers = seed.numbers(shuffle)
    for last in range(len(mixed) - 1, 0, -1):
        choices = last + 1
        fair = (1 << 64) - (1 << 64) % choices
        number = next(drawn for drawn in numbers if drawn < fair)
        chosen = number % choices
        mixed[last], mixed[chosen] = mixed[chosen], mixed[last]
    return tuple(mixed)
