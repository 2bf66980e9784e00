"""S072-S077: exchanging tiles."""

import pytest

from letrado.rules.exchange import largest_exchange
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import FIVE, Game, by_book

ARTICLE = {
    "fise-2004": "24",
    "fise-2009": "25",
    "uf-2007": "14.1",
    "aas-2018": "19",
    "redeletras": "24",
}


@by_book(
    {
        "fise-2004": "24 A01",
        "fise-2009": "25 A01",
        "aas-2018": "19 A01",
        "redeletras": "24 A01",
    }
)
def test_s072_six_in_the_bag_are_enough_in_spanish(book: str, grounds: str) -> None:
    game = Game(book, bag_size=6)

    game.give(c.AnnounceExchange(by="A", count=2))
    game.done(grounds)
    game.give(c.ExchangeTiles(by="A", count=2))

    game.done(grounds)
    assert game.turn_kind() == "exchange"


@pytest.mark.parametrize(("in_bag", "allowed"), [(6, False), (7, True)])
def test_s072_catalan_wants_seven_in_the_bag(in_bag: int, allowed: bool) -> None:
    game = Game("uf-2007", bag_size=in_bag)

    game.give(c.AnnounceExchange(by="A", count=2))

    if allowed:
        game.done("14.1")
    else:
        game.refused_by("exchange.bag_too_low", "14.1")


@by_book(
    {
        "fise-2004": "24 A01",
        "fise-2009": "25 A01",
        "aas-2018": "19 A01",
        "redeletras": "24 A01",
    }
)
def test_s073_no_more_than_the_bag_holds(book: str, grounds: str) -> None:
    game = Game(book, bag_size=3)

    game.give(c.AnnounceExchange(by="A", count=4))

    game.refused_by("exchange.too_many", grounds)
    assert largest_exchange(3, 7, game.book) == 3
    game.give(c.AnnounceExchange(by="A", count=3))
    game.done(grounds)


@by_book(ARTICLE)
def test_s074_an_empty_bag_allows_no_exchange(book: str, grounds: str) -> None:
    game = Game(book, bag_size=0)

    game.give(c.AnnounceExchange(by="A", count=1))
    game.refused_by("exchange.bag_too_low", grounds)
    game.passes()

    game.done()
    assert game.turn_kind() == "pass"


@by_book(
    {
        "fise-2004": ("24", True),
        "uf-2007": ("14.1", True),
        "fise-2009": ("25", False),
        "aas-2018": ("19", False),
        "redeletras": ("24", False),
    },
    "number_wanted",
)
def test_s075_what_is_announced(book: str, grounds: str, number_wanted: bool) -> None:
    game = Game(book)

    game.give(c.AnnounceExchange(by="A"))

    if number_wanted:
        game.refused_by("exchange.number_wanted", grounds)
        game.give(c.AnnounceExchange(by="A", count=3))
    game.done(grounds)
    said = "exchange.number_said" if number_wanted else "exchange.word_said"
    assert said in game.reasons()
    assert game.phase == "exchanging"
    game.give(c.ExchangeTiles(by="A", count=3))
    game.done(grounds)


@by_book(
    {
        "fise-2009": ("25", True),
        "redeletras": ("24", True),
        "fise-2004": ("24 A27", False),
        "uf-2007": ("14.1 A27", False),
        "aas-2018": ("fise-2009:25 A17", True),
    },
    "may_change",
)
def test_s076_the_number_may_change_or_not(book: str, grounds: str, may_change: bool) -> None:
    game = Game(book)
    game.give(c.AnnounceExchange(by="A", count=3))

    game.give(c.AnnounceExchange(by="A", count=5))

    if may_change:
        game.done(grounds)
        assert game.state.exchange_count == 5
    else:
        game.refused_by("exchange.number_binds", grounds)
        game.give(c.ExchangeTiles(by="A", count=5))
        game.refused_by("exchange.number_binds", grounds)


@by_book(
    {
        "fise-2004": "24 A65",
        "fise-2009": "25",
        "redeletras": "24",
        "uf-2007": "14.1 A65",
        "aas-2018": "fise-2009:25 A17",
    }
)
def test_s076_nobody_desists(book: str, grounds: str) -> None:
    game = Game(book)
    game.give(c.AnnounceExchange(by="A", count=3))

    game.give(c.DesistFromExchange(by="A"))
    game.refused_by("exchange.no_way_back", grounds)
    for command in (
        c.MakePlay(by="A", tiles=game.tiles("8E CASA")),
        c.Pass(by="A"),
    ):
        game.give(command)
        assert not game.decision.carried_out
    assert game.phase == "exchanging"


def test_s076_a_tournament_may_let_players_desist() -> None:
    game = Game("fise-2009", rules={"exchange": {"may_desist": True}})
    game.give(c.AnnounceExchange(by="A", count=3))

    game.give(c.DesistFromExchange(by="A"))

    game.done("25")
    assert game.phase == "thinking"


@by_book(ARTICLE)
def test_s077_the_old_tile_goes_back_after_the_draw(book: str, grounds: str) -> None:
    racks = ("ZASADOS", "CASADOS")
    game = Game(book, way="hosted", racks=racks, bag="ABCDEIO")

    game.give(c.ExchangeTiles(by="A", tiles=("Z",)))

    game.done(grounds)
    exchanged = game.event(e.TilesExchanged)
    assert exchanged.drawn is not None
    assert exchanged.drawn[0] in "ABCDEIO"
    assert game.state.bag is not None
    assert "Z" in game.state.bag.tiles
    assert len(game.state.bag) == 7
    order = game.book.provisions.exchange.order.value
    assert order.index("draw_same_number") < order.index("return_old_tiles")


@pytest.mark.parametrize("book", FIVE)
def test_s077_seven_tiles_come_from_the_seven_in_the_bag(book: str) -> None:
    game = Game(book, way="hosted", racks=("SOTANAS", "SOTANAS"), bag="ABCDEIO")

    game.give(c.ExchangeTiles(by="A", tiles=tuple("SOTANAS")))

    rack = game.state.racks["A"]
    assert rack is not None
    assert sorted(rack.tiles) == sorted("ABCDEIO")
