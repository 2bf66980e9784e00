import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.exchange import announcement, may_change_number, may_desist, may_exchange
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("redeletras")


@pytest.mark.parametrize(
    ("in_bag", "count", "allowed"),
    [(7, 7, True), (6, 2, True), (3, 3, True), (3, 4, False), (0, 1, False)],
)
def test_art_24_how_many_tiles_may_be_exchanged(in_bag: int, count: int, allowed: bool) -> None:
    told = may_exchange(in_bag, 7, count, BOOK)

    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "24")


def test_art_24_the_word_cambio_is_enough() -> None:
    told = announcement(None, BOOK)

    assert told.allowed is True
    assert_cites(told, BOOK.id, "24")
    assert announcement(3, BOOK).allowed


def test_art_24_the_number_may_vary_and_nobody_desists() -> None:
    number, desisting = may_change_number(BOOK), may_desist(BOOK)

    assert number.allowed is True
    assert not desisting.allowed
    assert_cites(number, BOOK.id, "24")
    assert_cites(desisting, BOOK.id, "24")


def test_art_24_tiles_are_drawn_before_the_old_ones_go_back() -> None:
    game = Game("redeletras", way="hosted", racks=("ZASADOS", "CASADOS"), bag="ABCDEIO")

    game.give(c.ExchangeTiles(by="A", tiles=("Z",)))

    drawn = game.event(e.TilesExchanged).drawn
    assert drawn is not None
    assert drawn != ("Z",)
    assert (game.state.score("A"), game.state.on_turn) == (0, "B")
    game.cites("24")
