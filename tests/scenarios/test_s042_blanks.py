"""S042-S044, S048 and S049: what a blank stands for. Plays with blanks are in tests/cases."""

import pytest

from letrado.game.square import Square
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.laid import Laid
from tests.scenarios.game import Game, by_book


def disputed(
    square: str, placer: str | None = None, opponent: str | None = None, says: str = ""
) -> c.DisputeBlank:
    """Side A put the blank there; what each sheet says of it, and what A says now."""
    return c.DisputeBlank(
        by="B",
        square=square,
        noted_by_placer=placer,
        noted_by_opponent=opponent,
        placer_says=says,
    )


def letter_at(game: Game, square: str) -> str:
    return game.state.board.tiles[Square.parse(square)].letter


def refuses_a_blank_as(letter: str, book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("?ASADOS", "?ASADOS"))
    tiles = (Laid("H8", letter, blank=True), Laid("I8", "A"))
    game.give(c.MakePlay(by="A", tiles=tiles))
    game.refused_by("blank.forbidden_letter", grounds)


@by_book({"fise-2004": "10.1", "fise-2009": "10.2", "redeletras": "10.1"})
@pytest.mark.parametrize("letter", ["K", "W"])
def test_s042_a_blank_is_neither_k_nor_w(book: str, grounds: str, letter: str) -> None:
    refuses_a_blank_as(letter, book, grounds)


@by_book({"aas-2018": ("8 A16", "KW"), "uf-2007": ("5 A16", "KWY")}, "letters")
def test_s043_nor_is_it_where_the_text_is_silent(book: str, grounds: str, letters: str) -> None:
    for letter in letters:
        refuses_a_blank_as(letter, book, grounds)


@by_book(
    {
        "fise-2004": "10.1",
        "fise-2009": "10.2",
        "redeletras": "10.1",
        "uf-2007": "5.1",
        "aas-2018": "8",
    }
)
def test_s044_a_blank_keeps_its_letter(book: str, grounds: str) -> None:
    game = Game(book)
    game.played("8G SOL")
    game.passes()
    game.played("8J s")
    for _ in range(2):
        game.give(c.ExchangeTiles(by="B", count=1))
        game.give(c.ExchangeTiles(by="A", count=1))

    game.play("J8 .OL")
    game.cites(grounds, e.PlayAnnounced)
    game.challenge("J8")
    assert game.event(e.PlayChallenged).words == (("S", "O", "L"),)
    game.give(c.GiveVerdict(by="arbiter", valid=(True,)))
    game.accept()

    game.give(disputed("J8", placer="S", opponent="S", says="N"))
    assert not game.decision.carried_out
    game.cites(grounds)
    assert letter_at(game, "J8") == "S"


@pytest.mark.parametrize(
    ("placer", "opponent", "letter", "reason"),
    [
        ("S", "N", "S", "blank.placer_prevails"),
        (None, "N", "N", "blank.only_one_noted"),
        (None, None, "R", "blank.unnoted_warned"),
    ],
    ids=["both-noted", "one-noted", "none-noted"],
)
def test_s048_what_the_sheets_say_of_a_blank(
    placer: str | None, opponent: str | None, letter: str, reason: str
) -> None:
    game = Game("fise-2009")
    game.played("8E CASAs")

    game.give(disputed("I8", placer, opponent, says="R"))

    game.done("10.4")
    assert game.reasons() == [reason]
    assert letter_at(game, "I8") == letter


@by_book({"redeletras": "10.1", "fise-2009": "10.4"})
def test_s049_a_noted_blank_is_not_claimed_later(book: str, grounds: str) -> None:
    game = Game(book)
    game.played("8E CASAn")
    game.passes()
    game.passes()

    game.give(disputed("I8", placer="N", opponent="N", says="S"))

    game.refused_by("blank.no_later_claims", grounds)
    assert letter_at(game, "I8") == "N"
