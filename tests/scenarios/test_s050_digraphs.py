"""S050-S054: a digraph is one tile. Plays with digraphs and their points are in tests/cases."""

import pytest

from letrado.table import commands as c
from letrado.table import events as e
from tests.known_words import known_words
from tests.scenarios.game import Game, by_book

SPANISH_WORDS = known_words([("CH", "E"), ("P", "E", "RR", "O")])
CATALAN_WORDS = known_words([("QU", "E"), ("C", "E", "L", "L", "A")], "ca-100")

CHALLENGED = {
    "fise-2004": "11 33 34",
    "fise-2009": "11 38 39",
    "redeletras": "11 33 34",
    "aas-2018": "9 22 23",
}


@by_book(CHALLENGED)
def test_s050_c_and_h_are_not_ch_when_challenged(book: str, grounds: str) -> None:
    game = Game(book, words=SPANISH_WORDS)
    game.play("8G C[H]E")

    game.challenge()

    game.done(grounds)
    assert not game.event(e.VerdictGiven).valid
    assert "digraph.made_of_two_tiles" in game.reasons()
    assert game.turn_kind() == "invalid_play"


@by_book(
    {
        "fise-2004": "33 34",
        "fise-2009": "38 39",
        "redeletras": "33 34",
        "aas-2018": "22 23",
    }
)
def test_s050_accepted_it_stands(book: str, grounds: str) -> None:
    game = Game(book, words=SPANISH_WORDS)
    game.played("8G C[H]E")

    game.give(c.MakeChallenge(by="B"))

    assert not game.decision.carried_out
    game.cites(grounds)
    assert len(game.state.board.tiles) == 3


@by_book({"fise-2004": "11", "fise-2009": "11", "redeletras": "11", "aas-2018": "9"})
def test_s051_two_tiles_do_not_make_rr(book: str, grounds: str) -> None:
    one, two = Game(book, words=SPANISH_WORDS), Game(book, words=SPANISH_WORDS)
    one.play("8F PE[RR]O")
    two.play("8E PER[R]O")

    one.challenge()
    two.challenge()

    one.cites(grounds, e.VerdictGiven)
    two.cites(grounds, e.VerdictGiven)
    assert one.event(e.VerdictGiven).valid
    assert not two.event(e.VerdictGiven).valid


@by_book({"fise-2004": "10 11", "fise-2009": "10 11", "redeletras": "10 11", "aas-2018": "8 9"})
def test_s052_a_blank_h_does_not_make_ch_either(book: str, grounds: str) -> None:
    game = Game(book, words=SPANISH_WORDS, way="hosted", racks=("C?EAAAA", "AAAAAAA"))
    game.play("8G C[h]E")

    game.challenge()

    game.cites(grounds, e.VerdictGiven)
    assert not game.event(e.VerdictGiven).valid


@by_book({"fise-2004": "10 11", "fise-2009": "10 11", "redeletras": "10 11", "aas-2018": "8 9"})
def test_s052_a_blank_may_be_the_whole_digraph(book: str, grounds: str) -> None:
    game = Game(book, words=SPANISH_WORDS, way="hosted", racks=("C?EAAAA", "AAAAAAA"))

    assert game.play("8H [ch]E") == 2
    game.cites(grounds, e.PlayAnnounced)
    game.challenge()
    assert game.event(e.VerdictGiven).valid


@pytest.mark.parametrize(("play", "valid"), [("8G [QU]E", True), ("8G [QU]UE", False)])
def test_s053_que_is_two_tiles(play: str, valid: bool) -> None:
    game = Game("uf-2007", words=CATALAN_WORDS)
    game.play(play)

    game.challenge()

    game.cites("6", e.VerdictGiven)
    assert game.event(e.VerdictGiven).valid is valid


def test_s054_catalan_ll_is_two_tiles() -> None:
    game = Game("uf-2007", words=CATALAN_WORDS)
    game.play("8E CELLA")

    game.challenge()

    game.cites("6 A93", e.VerdictGiven)
    assert game.event(e.VerdictGiven).valid
