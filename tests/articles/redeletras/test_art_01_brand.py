from letrado.table import commands as c
from tests.scenarios.game import Game


def test_art_1_another_brand_is_refused() -> None:
    game = Game("redeletras", begun=False, brand="intelect")

    game.give(c.SetUp(by="director", setup=game.setup))

    game.refused_by("setup.brand", "1")
