"""Exchanges, free exchanges, passing and counting the bag."""

from __future__ import annotations

from collections.abc import Sequence

from letrado.game.tileset import BLANK
from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling, ruling


def largest_exchange(tiles_in_bag: int, tiles_on_rack: int, book: Rulebook) -> int:
    """How many tiles may be exchanged now; 0 when none may."""
    exchange = book.provisions.exchange
    if tiles_in_bag < exchange.min_tiles_in_bag.value:
        return 0
    return min(tiles_on_rack, tiles_in_bag)


def may_exchange(tiles_in_bag: int, tiles_on_rack: int, count: int, book: Rulebook) -> Ruling:
    """May the player on turn exchange so many tiles?"""
    exchange = book.provisions.exchange
    minimum = exchange.min_tiles_in_bag
    facts = {"in_bag": tiles_in_bag, "minimum": minimum.value, "count": count}
    if tiles_in_bag < minimum.value:
        return ruling(book, "exchange.bag_too_low", minimum, allowed=False, **facts)
    if count < exchange.min_tiles.value:
        return ruling(book, "exchange.nothing_to_exchange", exchange.min_tiles, allowed=False)
    largest = largest_exchange(tiles_in_bag, tiles_on_rack, book)
    if count > largest:
        grounds = (exchange.max_tiles, exchange.order)
        return ruling(
            book, "exchange.too_many", *grounds, allowed=False, count=count, largest=largest
        )
    grounds_now = (minimum, exchange.announce, exchange.uses_turn)
    return ruling(book, "exchange.allowed", *grounds_now, allowed=True, **facts)


def announcement(count: int | None, book: Rulebook) -> Ruling:
    """Is it enough to say that one exchanges, or must the number be said?"""
    announce = book.provisions.exchange.announce
    match announce.value:
        case "number_aloud" if count is None:
            return ruling(book, "exchange.number_wanted", announce, allowed=False)
        case "number_aloud":
            return ruling(book, "exchange.number_said", announce, allowed=True, count=count)
        case "word_cambio":
            return ruling(book, "exchange.word_said", announce, allowed=True)


def may_change_number(book: Rulebook) -> Ruling:
    """May the number of tiles change once the exchange has been announced?"""
    change = book.provisions.exchange.may_change_number
    reason = "exchange.number_may_change" if change.value else "exchange.number_binds"
    return ruling(book, reason, change, allowed=change.value)


def may_desist(book: Rulebook) -> Ruling:
    """May the player give up an announced exchange?"""
    desist = book.provisions.exchange.may_desist
    reason = "exchange.may_desist" if desist.value else "exchange.no_way_back"
    return ruling(book, reason, desist, allowed=desist.value)


def may_exchange_freely(
    rack: Sequence[str], tiles_in_bag: int, changing: int, book: Rulebook
) -> Ruling:
    """May the player change the whole rack without losing the turn?"""
    free = book.provisions.free_exchange
    if not free.enabled.value:
        uses_turn = book.provisions.exchange.uses_turn
        return ruling(book, "free_exchange.unknown", free.enabled, uses_turn, allowed=False)
    vowels = set(free.vowels.value or ())
    size = book.provisions.drawing.rack_size.value
    letters = [tile for tile in rack if tile != BLANK]
    alike = all(tile in vowels for tile in letters) or not any(tile in vowels for tile in letters)
    if BLANK in rack and free.blank_disqualifies.value:
        return ruling(book, "free_exchange.blank", free.blank_disqualifies, allowed=False)
    if len(rack) < size or not alike:
        return ruling(book, "free_exchange.rack_does_not_qualify", free.condition, allowed=False)
    if free.must_change_all.value and changing < len(rack):
        return ruling(book, "free_exchange.all_or_none", free.must_change_all, allowed=False)
    minimum = free.min_tiles_in_bag
    if tiles_in_bag < (minimum.value or 0):
        return ruling(book, "free_exchange.bag_empty", minimum, allowed=False)
    grounds = (free.condition, free.order, free.uses_turn)
    return ruling(book, "free_exchange.allowed", *grounds, allowed=True, word=free.word.value)


def may_pass(book: Rulebook) -> Ruling:
    passing = book.provisions.passing
    grounds = (passing.word, passing.any_moment)
    return ruling(book, "pass.allowed", *grounds, allowed=True, word=passing.word.value)


def may_count_bag(*, inside: bool, consents: int, book: Rulebook) -> Ruling:
    """May somebody count the tiles in the bag? `consents` is how many players agree."""
    count = book.provisions.bag_count
    if not inside:
        return ruling(book, "bag.count_outside", count.outside, allowed=count.outside.value)
    match count.inside_needs.value:
        case "consent_of_both":
            needed = 2
        case "consent_of_opponent":
            needed = 1
    agreed = consents >= needed
    reason = "bag.count_inside" if agreed else "bag.consent_lacking"
    grounds = (count.inside_needs, count.done_by_if_present)
    return ruling(book, reason, *grounds, allowed=agreed)
