"""The numbers that the core plays by are those of the books."""

from __future__ import annotations

import pytest

from letrado.engine.game_rules import game_rules_of
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook, rulebook_ids


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_every_book_gives_rules_that_can_be_played(book_id: str) -> None:
    book = load_rulebook(book_id)
    provisions = book.provisions
    tile_set = load_tile_set(provisions.tiles.set.value)
    rules = game_rules_of(book, tile_set)

    assert rules.exchange_needs == provisions.exchange.min_tiles_in_bag.value
    assert rules.passes_to_end == provisions.ending.passes.consecutive_turns_total.value
    zero = provisions.ending.zero_run
    assert rules.tileless_to_end == (zero.turns_total.value if zero.enabled.value else 0)
    assert bool(rules.vowels) is provisions.free_exchange.enabled.value
    letters = [f for n, f in enumerate(tile_set.letters, start=1) if rules.vowels >> n & 1]
    assert letters == list(provisions.free_exchange.vowels.value or ())
