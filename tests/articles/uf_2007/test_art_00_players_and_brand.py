from letrado.table import commands as c
from tests.scenarios.game import Game


def test_art_0_another_brand_is_admitted() -> None:
    game = Game("uf-2007", begun=False, brand="intelect")

    game.give(c.SetUp(by="director", setup=game.setup))

    game.done("0")


def test_art_0_two_people_play() -> None:
    game = Game("uf-2007", begun=False, players=("Ana", "Bruno", "Carla"))

    game.give(c.SetUp(by="director", setup=game.setup))

    game.refused_by("setup.two_players", "0")
