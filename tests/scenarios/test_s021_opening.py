"""S021-S029: the first play, the centre, and when tiles are drawn."""

import pytest

from letrado.game.board import premiums
from letrado.game.square import CENTRE
from letrado.rules.ending import counts_as_pass
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import FIVE, Game, book_named, by_book

OFF_CENTRE = "9E CASA"


@by_book(
    {
        "fise-2004": "2 6",
        "fise-2009": "2 6",
        "redeletras": "2 6",
        "uf-2007": "3",
        "aas-2018": "1 4",
    }
)
def test_s021_one_letter_does_not_open(book: str, grounds: str) -> None:
    game = Game(book)

    game.give(c.MakePlay(by="A", tiles=game.tiles("8H A")))

    game.refused_by("placement.too_short", grounds)


def test_s023_an_opening_off_the_centre_is_accepted() -> None:
    game = Game("fise-2009")

    assert game.play(OFF_CENTRE) == 7
    game.cites("6 20", e.PlayAnnounced)
    game.give(c.ChooseCentre(by="B", accept=True))
    game.cites("6 20.2", e.CentreAccepted)
    game.accept()
    assert game.state.score("A") == 7
    assert CENTRE not in game.state.board.tiles
    assert premiums()[CENTRE].word == 2


def test_s024_the_centre_doubles_later() -> None:
    game = Game("fise-2009")
    game.play(OFF_CENTRE)
    game.give(c.ChooseCentre(by="B", accept=True))
    game.accept()

    assert game.play("H8 L") == 4
    game.cites("20.2 17", e.PlayAnnounced)


@by_book(
    {
        "fise-2009": "20.1 24 45.2 A02",
        "fise-2004": "23 40.2 A02 A10",
        "redeletras": "23 37.2 A02 A10",
        "uf-2007": "13 A10",
        "aas-2018": "18 25a A02 A10",
    }
)
def test_s025_an_opening_off_the_centre_is_refused(book: str, grounds: str) -> None:
    game = Game(book)
    game.play(OFF_CENTRE)

    game.give(c.ChooseCentre(by="B", accept=False))

    game.done(grounds)
    assert game.has(e.PlayWithdrawn)
    assert game.state.scores() == {"A": 0, "B": 0}
    assert game.state.on_turn == "B"
    assert counts_as_pass(game.state.turns[-1].kind, game.book)
    assert game.state.rack_sizes["A"] == 7
    assert not game.state.board.tiles
    assert game.play("8E CASA") == (10 if book == "uf-2007" else 12)


@by_book(
    {
        "fise-2004": "6 A10",
        "redeletras": "6 A10",
        "uf-2007": "3 A10",
        "aas-2018": "4 A10",
    }
)
def test_s026_a_screen_refuses_an_opening_off_the_centre(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("CASADOS", "CASADOS"))

    game.give(c.MakePlay(by="A", tiles=game.tiles(OFF_CENTRE)))

    game.refused_by("placement.misses_centre", grounds)
    assert game.play("8E CASA") > 0


@by_book(
    {
        "fise-2004": "6 A10",
        "redeletras": "6 A10",
        "uf-2007": "3 A10",
        "aas-2018": "4 A10",
    }
)
def test_s026_on_a_real_board_the_opponent_objects_or_not(book: str, grounds: str) -> None:
    objected, accepted = Game(book), Game(book)
    for game in (objected, accepted):
        game.play(OFF_CENTRE)
        game.cites(grounds, e.PlayAnnounced)

    objected.give(c.ChooseCentre(by="B", accept=False))
    assert objected.turn_kind() == "refused_opening"
    accepted.give(c.ChooseCentre(by="B", accept=True))
    accepted.cites("A10", e.CentreAccepted)
    accepted.accept()
    assert accepted.state.score("A") == (6 if book == "uf-2007" else 7)


@by_book(
    {
        "fise-2004": "6",
        "fise-2009": "6",
        "redeletras": "6",
        "uf-2007": "3",
        "aas-2018": "4",
    }
)
def test_s027_whoever_places_first_must_cover_the_centre(book: str, grounds: str) -> None:
    game = Game(book)
    game.give(c.ExchangeTiles(by="A", count=3))

    game.give(c.MakePlay(by="B", tiles=game.tiles("8H A")))
    game.refused_by("placement.too_short", grounds)
    worth = game.play("8E CASA")

    assert worth == (10 if book == "uf-2007" else 12)
    game.cites(grounds, e.PlayAnnounced)


@by_book(
    {
        "fise-2004": "6 A10",
        "redeletras": "6 A10",
        "uf-2007": "3 A10",
        "aas-2018": "4 A10",
    }
)
def test_s027_the_second_player_may_not_miss_it_either(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("CASADOS", "CASADOS"))
    game.give(c.ExchangeTiles(by="A", tiles=("C", "D", "O")))

    game.give(c.MakePlay(by="B", tiles=game.tiles(OFF_CENTRE)))

    game.refused_by("placement.misses_centre", grounds)


@by_book(
    {
        "fise-2004": "29 35.3",
        "fise-2009": "32 42.3",
        "redeletras": "29 35.3",
        "aas-2018": "5 fise-2009:42.3",
    }
)
def test_s028_nobody_draws_before_the_play_is_noted(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand")
    game.play("8E CASA")

    game.give(c.DrawTiles(by="A"))

    game.refused_by("drawing.not_before_noting", grounds)
    assert game.state.rack_sizes["A"] == 3


@pytest.mark.parametrize("book", FIVE)
def test_s028_a_hosted_game_draws_on_acceptance(book: str) -> None:
    game = Game(book, way="hosted", racks=("CASADOS", "CASADOS"))
    game.play("8E CASA")
    assert game.state.rack_sizes["A"] == 3

    game.give(c.Note(by="B"))

    drawn = [type(event) for event in game.decision.events]
    assert drawn.index(e.PlayAccepted) < drawn.index(e.TilesDrawn) < drawn.index(e.TurnPassed)


@by_book(
    {
        "fise-2004": ("7", "15cm_from_face"),
        "fise-2009": ("7", "15cm_from_face_mouth_hidden"),
        "redeletras": ("7", "15cm_from_face"),
        "uf-2007": ("4", "15cm_from_head"),
        "aas-2018": ("5", "eye_level"),
    },
    "position",
)
def test_s029_the_bag_is_raised(book: str, grounds: str, position: str) -> None:
    held = book_named(book).provisions.drawing.bag_position

    assert held.value == position
    assert tuple(held.articles) == tuple(grounds.split())
