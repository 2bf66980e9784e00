"""What an order says besides its name: players, numbers, tiles, flags."""

from __future__ import annotations

from dataclasses import dataclass

from letrado.cli.play_orders import Order, named_side, order_help, plain
from letrado.errors import NotationError
from letrado.game.spelling import read_rack
from letrado.game.tileset import TileSet
from letrado.rules.side import Party, Side, as_side, other
from letrado.table.state import State

LARGEST = 99_999  # no number at a table is larger


@dataclass(frozen=True, slots=True)
class Reading:
    """An order beside the game in which it is given."""

    order: Order
    state: State
    tile_set: TileSet

    @property
    def on_turn(self) -> Side:
        return self.state.on_turn

    @property
    def rival(self) -> Side:
        return other(self.state.on_turn)

    def by(self, usual: Party) -> Party:
        """Who gives the order: who was said to, or else whoever it falls to."""
        return self.order.by or usual

    def side(self, usual: Side | None = None) -> Side:
        """The player that the order is about."""
        named = self._named()
        if named is not None:
            return named[0]
        speaker = as_side(self.order.by) if self.order.by else None
        return speaker or usual or self.on_turn

    def words(self) -> list[str]:
        """The rest of the line without the name of a player."""
        words = self.order.words
        named = self._named()
        return words if named is None else words[: named[1]] + words[named[2] :]

    def _named(self) -> tuple[Side, int, int] | None:
        """The first player named, and where the name begins and ends."""
        words = self.order.words
        for length in range(len(words), 0, -1):
            for first in range(len(words) - length + 1):
                last = first + length
                side = named_side(" ".join(words[first:last]), self.state)
                alone = len(words[first]) > 1 or first == 0 or not self.lettered
                if side is not None and alone:
                    return side, first, last
        return None

    @property
    def lettered(self) -> bool:
        """Where tiles may follow, A and B are players only as the first word."""
        return self.order.name in ("reveal", "surplus", "consult", "blank")

    def numbers(self) -> list[int]:
        return [number for word in self.words() if (number := _number(word)) is not None]

    def number(self, usual: int | None = None) -> int:
        """The first number; raise NotationError when there is none and none is usual."""
        found = self.numbers()
        if found:
            return found[0]
        if usual is None:
            raise self.incomplete()
        return usual

    def says(self, *beginnings: str) -> bool:
        """Does any word begin so, whatever its accents?"""
        return any(plain(word).startswith(beginnings) for word in self.words())

    def tiles(self, words: list[str] | None = None) -> tuple[str, ...] | None:
        """The tiles written in the rest of the line; None when there are none."""
        text = "".join(self.words() if words is None else words)
        return read_rack(text, self.tile_set) if text else None

    def remark(self) -> str:
        """What is left once the player and the numbers are taken out."""
        return " ".join(word for word in self.words() if _number(word) is None)

    def incomplete(self) -> NotationError:
        return NotationError("order_incomplete", usage=order_help(self.order.name)[0])


def _number(word: str) -> int | None:
    digits = word.strip(".,;=")
    if not (digits.isascii() and digits.isdigit()):
        return None
    return min(int(digits[:9]), LARGEST)
