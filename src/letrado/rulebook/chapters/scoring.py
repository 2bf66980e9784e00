"""Counting a play."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from letrado.rulebook.provision import Count, Provision


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    letter_values: Provision[Literal["printed_on_tile"]]
    letter_premiums_before_word: Provision[bool]
    double_letter: Provision[Count]
    triple_letter: Provision[Count]
    double_word: Provision[Count]
    triple_word: Provision[Count]
    two_double_words: Provision[Count]
    two_triple_words: Provision[Count]
    mixed_word_multipliers: Provision[Literal["product_of_all"]]
    centre_word_multiplier: Provision[Count]
    premium_once: Provision[bool]
    simultaneous_words_all_score: Provision[bool]
    shared_letter_premium_in_each_word: Provision[bool]
    bingo_tiles: Provision[Count]
    bingo_bonus: Provision[Count]
    bingo_after_multiplication: Provision[bool]
