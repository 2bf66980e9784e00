"""S078-S084: turns without tiles on the board, SENYORS, counting the bag."""

from __future__ import annotations

import pytest

from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import Game, by_book


@by_book({"fise-2004": "24", "fise-2009": "25", "aas-2018": "19", "redeletras": "24"})
def test_s078_exchange_takes_the_turn_and_scores_nothing(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("ABCDEFG", "AEIOUST"))
    before = game.state.racks["A"]
    game.give(c.ExchangeTiles(by="A", tiles=tuple("ABCDEFG")))
    game.done().cites(grounds)
    assert game.on_turn == "B"
    assert game.state.entries[-1].points == 0
    assert game.state.entries[-1].count == 7
    assert game.state.score("A") == 0
    assert game.state.racks["A"] != before
    assert game.state.rack_sizes["A"] == 7


@by_book({"uf-2007": "14.2"})
def test_s079_senyors_with_one_tile_in_the_bag(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("AEEIOUA", "AEIOUST"), bag="R")
    game.give(c.ExchangeFreely(by="A"))
    game.done().cites(grounds)
    assert game.event(e.FreelyExchanged).shown == tuple("AEEIOUA")
    assert game.on_turn == "A"
    assert game.phase == "thinking"
    assert game.state.turns == ()
    assert game.state.rack_sizes["A"] == 7
    assert game.state.bag_size == 1
    rack = game.state.racks["A"]
    assert rack is not None
    game.give(c.ExchangeTiles(by="A", tiles=rack.tiles[:1]))
    game.refused_by("exchange.bag_too_low", "14.1")
    game.passes()
    assert game.on_turn == "B"


@by_book({"uf-2007": "14.2 A12"})
def test_s080_senyors_with_a_blank(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("AEEIOU?", "AEIOUST"))
    game.give(c.ExchangeFreely(by="A"))
    game.refused_by("free_exchange.blank", grounds)
    assert game.on_turn == "A"


@by_book({"uf-2007": "14.2"})
def test_s081_senyors_with_six_tiles(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("AEEIOU", "AEIOUST"), bag="")
    game.give(c.ExchangeFreely(by="A", changing=6))
    game.refused_by("free_exchange.rack_does_not_qualify", grounds)


@by_book({"uf-2007": "14.2"})
def test_s081_senyors_with_a_part_of_the_rack(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("BCDFGLM", "AEIOUST"))
    game.give(c.ExchangeFreely(by="A", changing=4))
    game.refused_by("free_exchange.all_or_none", grounds)


@by_book({"fise-2004": "24", "fise-2009": "25", "aas-2018": "19", "redeletras": "24"})
def test_s082_no_senyors_in_the_spanish_books(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("AEEIOUA", "AEIOUST"))
    game.give(c.ExchangeFreely(by="A"))
    game.refused_by("free_exchange.unknown", grounds)
    game.give(c.ExchangeTiles(by="A", tiles=tuple("AEEIOUA")))
    game.done().cites(grounds)
    assert game.on_turn == "B"


PASS = {"fise-2004": "25", "fise-2009": "26", "uf-2007": "15", "aas-2018": "20", "redeletras": "25"}


@by_book(PASS)
def test_s083_pass(book: str, grounds: str) -> None:
    game = Game(book, way="hosted")
    before = game.state.racks["A"]
    game.passes()
    game.done().cites(grounds)
    assert game.on_turn == "B"
    assert game.state.entries[-1].points == 0
    assert game.state.racks["A"] == before
    word = [told.facts["word"] for told in game.rulings() if told.reason == "pass.allowed"]
    assert word == ["passo" if book == "uf-2007" else "paso"]


COUNTING = {
    "fise-2004": ("26", 2),
    "fise-2009": ("27", 2),
    "uf-2007": ("16", 1),
    "redeletras": ("26", 2),
}


@by_book(COUNTING, "consents")
def test_s084_counting_inside_the_bag(book: str, grounds: str, consents: int) -> None:
    game = Game(book)
    game.give(c.CountBag(by="A", inside=True, consents=consents - 1))
    game.refused_by("bag.consent_lacking", grounds)
    game.give(c.CountBag(by="A", inside=True, consents=consents))
    game.done(grounds)


@by_book({book: grounds for book, (grounds, _) in COUNTING.items()})
def test_s084_counting_from_outside(book: str, grounds: str) -> None:
    game = Game(book)
    game.give(c.CountBag(by="A"))
    game.done(grounds)


@pytest.mark.parametrize("book", list(COUNTING))
def test_s084_online_both_see_the_number(book: str) -> None:
    game = Game(book, way="hosted")
    assert game.state.bag is not None
    assert game.state.bag_size == len(game.state.bag.tiles) == 86
