"""Who starts: by table, by the Swiss system, by alternation in a match, or by lot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.rulebook.book import Rulebook
from letrado.rulebook.provision import Provision
from letrado.rulebook.ruling import Ruling, ruling
from letrado.rules.side import Side, other

Format: TypeAlias = Literal["round_robin", "swiss", "match", "teams", "friendly"]


@dataclass(frozen=True, slots=True)
class StartFacts:
    """What may decide the start. Side A is the one named first in the pairing."""

    format: Format = "friendly"
    starts: tuple[int, int] = (0, 0)  # games started so far in the tournament, A and B
    starts_head_to_head: tuple[int, int] = (0, 0)
    previous_starter: Side | None = None  # in the game before this one of the same match


@dataclass(frozen=True, slots=True)
class Start:
    """Who starts, or None when the start must be drawn; and by which provision."""

    side: Side | None
    ruling: Ruling


def who_starts(facts: StartFacts, book: Rulebook) -> Start:
    """The starter by the rules of the competition."""
    start = book.provisions.start
    match facts.format:
        case "round_robin" if start.round_robin.value == "first_named_in_table":
            return Start("A", ruling(book, "start.first_named", start.round_robin, allowed=True))
        case "round_robin":
            return _lot(start.round_robin, book)
        case "swiss" if start.swiss_system.value == "by_lot":
            return _lot(start.swiss_system, book)
        case "swiss":
            return _swiss(facts, book)
        case "match" if facts.previous_starter and start.match.value == "lot_then_alternate":
            told = ruling(book, "start.alternates", start.match, allowed=True)
            return Start(other(facts.previous_starter), told)
        case "match":
            return _lot(start.match, book)
        case "teams":
            return _lot(start.teams, book)
        case "friendly":
            return _lot(start.lot.closest_to, book)


def _lot(provision: Provision[object], book: Rulebook) -> Start:
    return Start(None, ruling(book, "start.by_lot", provision, allowed=True))


def _swiss(facts: StartFacts, book: Rulebook) -> Start:
    start = book.provisions.start
    grounds = (start.swiss, start.swiss_system)
    for counts in (facts.starts, facts.starts_head_to_head):
        if counts[0] != counts[1]:
            side: Side = "A" if counts[0] < counts[1] else "B"
            told = ruling(
                book, "start.fewest_starts", *grounds, allowed=True, a=counts[0], b=counts[1]
            )
            return Start(side, told)
    return Start(None, ruling(book, "start.by_lot", *grounds, allowed=True))


def settle_lot(tile_a: str, tile_b: str, book: Rulebook) -> Start:
    """Who starts after each has drawn a tile; None when they must draw again."""
    lot = book.provisions.start.lot
    order = lot.order.value
    grounds = (lot.closest_to, lot.blank_beats_all, lot.order, lot.tiles_returned_and_verifiable)
    facts = {"a": tile_a, "b": tile_b}
    if tile_a == tile_b:
        return Start(None, ruling(book, "start.tie", lot.tie, lot.order, allowed=True, **facts))
    side: Side = "A" if order.index(tile_a) < order.index(tile_b) else "B"
    return Start(side, ruling(book, "start.nearest", *grounds, allowed=True, side=side, **facts))
