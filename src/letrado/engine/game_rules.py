"""The numbers of a rulebook that the core needs to play a game by it."""

from __future__ import annotations

from letrado.game.numbering import numbering_of
from letrado.game.tileset import TileSet
from letrado.kernel.engine import GameRules
from letrado.rulebook.book import Rulebook


def game_rules_of(book: Rulebook, tile_set: TileSet) -> GameRules:
    exchange = book.provisions.exchange
    free = book.provisions.free_exchange
    ending = book.provisions.ending
    zero_run = ending.zero_run
    vowels = free.vowels.value if free.enabled.value else None
    numbers = numbering_of(tile_set).numbers
    return GameRules(
        exchange_needs=exchange.min_tiles_in_bag.value,
        passes_to_end=ending.passes.consecutive_turns_total.value,
        tileless_to_end=(zero_run.turns_total.value or 0) if zero_run.enabled.value else 0,
        tileless_waits_for_score=bool(zero_run.suspended_at_nil_nil.value),
        vowels=sum(1 << numbers[vowel] for vowel in vowels or ()),
        free_exchange_needs=free.min_tiles_in_bag.value or 1,
    )
