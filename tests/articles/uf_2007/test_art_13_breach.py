from letrado.rulebook.loader import load_rulebook
from letrado.rules.ending import counts_as_pass
from letrado.rules.handling import breach_costs_turn
from letrado.table import commands as c
from letrado.table.laid import Laid
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_13_who_cannot_comply_passes() -> None:
    told = breach_costs_turn(BOOK)

    assert told.reason == "handling.withdraw_and_pass"
    assert_cites(told, BOOK.id, "13")
    assert counts_as_pass("breach", BOOK)


def test_art_13_the_tiles_go_back_to_the_rack() -> None:
    game = Game("uf-2007", steps="by_hand")
    game.give(c.LayTiles(by="A", tiles=(Laid("H8", "S"), Laid("I8", "O"))))

    game.give(c.TakeUpTiles(by="A", gives_up=True))

    game.done("13")
    assert (game.state.on_turn, game.state.rack_sizes["A"]) == ("B", 7)
