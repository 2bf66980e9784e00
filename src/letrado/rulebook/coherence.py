"""Answers that cannot stand together, in a book or in what a tournament changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec.structs import fields

from letrado.game.tileset import load_tile_set
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.ending import NoMoves, TimeUp, ZeroRun
from letrado.rulebook.chapters.exchanging import FreeExchange
from letrado.rulebook.chapters.setting import ImportedList
from letrado.rulebook.provision import AnyProvision


@dataclass(frozen=True, slots=True)
class Contradiction:
    """`code` names the message under [contradiction]; `path` is the provision to mend."""

    code: str
    path: str
    facts: dict[str, object] = field(default_factory=dict[str, object])

    def __str__(self) -> str:
        told = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.path}: {self.code} ({told})"


def contradictions(book: Rulebook) -> Iterator[Contradiction]:
    """Everything in the provisions that cannot stand together."""
    yield from _tiles(book)
    yield from _tiers(book)
    yield from _switches(book)


def _tiles(book: Rulebook) -> Iterator[Contradiction]:
    provisions = book.provisions
    tile_set = load_tile_set(provisions.tiles.set.value)
    letters = set(tile_set.letters)
    if tile_set.language != book.edition.language:
        yield Contradiction("other_language", "tiles.set", {"tile_set": tile_set.id})
    if provisions.tiles.total.value != tile_set.total():
        yield Contradiction("other_total", "tiles.total", {"total": tile_set.total()})
    if provisions.blank.count.value != tile_set.blanks:
        yield Contradiction("other_blanks", "blank.count", {"blanks": tile_set.blanks})
    digraphs = set(provisions.digraphs.tiles.value)
    if digraphs != set(tile_set.digraphs()):
        needed = ", ".join(tile_set.digraphs())
        yield Contradiction("other_digraphs", "digraphs.tiles", {"digraphs": needed})
    for pair in provisions.digraphs.adjacent_pairs_never_valid.value:
        if pair.replace("+", "") not in letters:
            yield Contradiction(
                "pair_without_digraph", "digraphs.adjacent_pairs_never_valid", {"pair": pair}
            )
    for letter in provisions.blank.forbidden_letters.value:
        if letter in letters:
            yield Contradiction(
                "forbidden_letter_exists", "blank.forbidden_letters", {"letter": letter}
            )
    if set(provisions.start.lot.order.value) != letters | {"?"}:
        yield Contradiction("order_lacks_letters", "start.lot.order", {"tile_set": tile_set.id})
    imported = isinstance(provisions.lexicon.word_list.value, ImportedList)
    if tile_set.needs_imported_list and not imported:
        yield Contradiction("needs_imported_list", "lexicon.word_list", {"tile_set": tile_set.id})


def _tiers(book: Rulebook) -> Iterator[Contradiction]:
    lexicon = book.provisions.lexicon
    if set(lexicon.tiers_in_force.value) - set(lexicon.organiser_extensions.value):
        yield Contradiction("tier_not_offered", "lexicon.tiers_in_force")


def _switches(book: Rulebook) -> Iterator[Contradiction]:
    """A procedure that is switched on needs all its parts."""
    provisions = book.provisions
    switched: dict[str, FreeExchange | NoMoves | ZeroRun | TimeUp] = {
        "free_exchange": provisions.free_exchange,
        "ending.no_moves": provisions.ending.no_moves,
        "ending.zero_run": provisions.ending.zero_run,
        "ending.time": provisions.ending.time,
    }
    may_stay_open = {"ending.time.equalising_turn_empties_rack"}
    for prefix, chapter in switched.items():
        if not chapter.enabled.value:
            continue
        for part in fields(chapter):
            provision: AnyProvision = getattr(chapter, part.name)
            path = f"{prefix}.{part.name}"
            if provision.value is None and path not in may_stay_open:
                yield Contradiction("switched_on_without", path)
