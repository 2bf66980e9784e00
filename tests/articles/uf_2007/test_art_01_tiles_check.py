from letrado.rulebook.loader import load_rulebook
from letrado.rules.incident import late_tile_claim
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_1_the_hundred_tiles_may_be_counted_before_the_game() -> None:
    game = Game("uf-2007", begun=False)
    game.give(c.SetUp(by="director", setup=game.setup))

    game.give(c.CheckTiles(by="A", found=100))

    game.cites("1", e.TilesChecked)
    assert game.book.provisions.tiles.total.value == game.state.bag_size == 100


def test_art_1_nobody_claims_afterwards() -> None:
    told = late_tile_claim(BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "1")
