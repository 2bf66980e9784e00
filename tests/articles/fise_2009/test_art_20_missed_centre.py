from letrado.rulebook.loader import load_rulebook
from letrado.rules.placement import centre_accepted, centre_refused, missed_centre_ruling
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_20_the_opponent_chooses() -> None:
    for on_real_board in (False, True):
        told = missed_centre_ruling(BOOK, on_real_board=on_real_board)
        assert told.reason == "placement.opponent_chooses"
        assert_cites(told, BOOK.id, "20")


def test_art_20_1_refused_the_turn_is_lost() -> None:
    game = Game("fise-2009")
    game.play("9E CASA")

    game.give(c.ChooseCentre(by="B", accept=False))

    assert game.turn_kind() == "refused_opening"
    game.cites("20.1 24 45.2 A02", e.PlayWithdrawn)
    assert_cites(centre_refused(BOOK), BOOK.id, "20.1")


def test_art_20_2_accepted_it_is_not_doubled_and_the_centre_waits() -> None:
    game = Game("fise-2009")
    assert game.play("9E CASA") == 7
    game.give(c.ChooseCentre(by="B", accept=True))
    game.accept()

    assert game.play("H8 L") == 4
    game.cites("20.2", e.PlayAnnounced)
    assert_cites(centre_accepted(BOOK), BOOK.id, "20.2")


def test_art_20_2_accepting_the_place_does_not_accept_the_word() -> None:
    game = Game("fise-2009")
    game.play("9E CASA")
    game.give(c.ChooseCentre(by="B", accept=True))

    game.challenge(valid=(False,))

    assert game.turn_kind() == "invalid_play"
