import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.exchange import may_exchange_freely
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("uf-2007")


@pytest.mark.parametrize(
    ("rack", "in_bag", "changing", "allowed"),
    [
        ("AEEIOUA", 1, 7, True),
        ("BCDFGLL", 30, 7, True),
        ("AEEIOUB", 30, 7, False),
        ("AEEIOU?", 30, 7, False),
        ("AEEIOU", 0, 6, False),
        ("BCDFGLL", 30, 4, False),
        ("AEEIOUA", 0, 7, False),
    ],
    ids=["vowels", "consonants", "mixed", "blank", "six", "some", "bag-empty"],
)
def test_art_14_2_seven_vowels_or_consonants_may_be_changed_freely(
    rack: str, in_bag: int, changing: int, allowed: bool
) -> None:
    told = may_exchange_freely(tuple(rack), in_bag, changing, BOOK)

    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "14.2")


def test_art_14_2_digraphs_are_consonants() -> None:
    rack = ("QU", "NY", "L·L", "Ç", "H", "B", "C")

    assert may_exchange_freely(rack, 10, 7, BOOK).allowed


def test_art_14_2_a_blank_is_neither() -> None:
    told = may_exchange_freely(tuple("AEEIOU?"), 30, 7, BOOK)

    assert_cites(told, BOOK.id, "14.2 A12")


def test_art_14_2_the_tiles_go_back_first_and_the_turn_is_not_lost() -> None:
    game = Game("uf-2007", way="hosted", racks=("AEEIOUA", "CASADES"), bag="B")

    game.give(c.ExchangeFreely(by="A"))

    game.done("14.2")
    drawn = game.event(e.FreelyExchanged).drawn
    assert drawn is not None
    assert len(drawn) == 7
    assert (game.state.on_turn, game.phase, game.state.bag_size) == ("A", "thinking", 1)
    assert not game.state.turns
