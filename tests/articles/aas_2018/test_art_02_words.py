from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import meaning_is_irrelevant
from letrado.table import commands as c
from letrado.table import events as e
from tests.known_words import known_words
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("aas-2018")


def test_art_2_the_published_list_decides() -> None:
    game = Game("aas-2018", words=known_words([("C", "A", "S", "A")]))
    game.play("8E CASA")

    game.give(c.MakeChallenge(by="B"))

    game.cites("2", e.VerdictGiven)
    assert game.event(e.VerdictGiven).valid


def test_art_2_nobody_is_asked_what_a_word_means() -> None:
    told = meaning_is_irrelevant(BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "2")
