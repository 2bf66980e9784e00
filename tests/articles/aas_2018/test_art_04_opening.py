from letrado.rulebook.loader import load_rulebook
from letrado.rules.placement import centre_refused, missed_centre_ruling
from tests.articles.plays import faults_of
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("aas-2018")


def test_art_4_the_first_play_has_two_letters() -> None:
    faults = faults_of("8H A", BOOK)

    assert_cites(faults["placement.too_short"], BOOK.id, "4")


def test_art_4_the_first_play_covers_the_centre() -> None:
    missed = missed_centre_ruling(BOOK, on_real_board=False)

    assert not missed.allowed
    assert_cites(missed, BOOK.id, "4 A10")


def test_art_4_on_a_real_board_the_opponent_may_object() -> None:
    missed = missed_centre_ruling(BOOK, on_real_board=True)

    assert missed.allowed
    assert_cites(missed, BOOK.id, "4 A10")
    assert_cites(centre_refused(BOOK), BOOK.id, "A10")


def test_art_4_racks_hold_seven_tiles() -> None:
    game = Game("aas-2018", way="hosted")

    assert game.book.provisions.drawing.rack_size.articles[0] == "4"
    assert game.state.rack_sizes == {"A": 7, "B": 7}
    assert game.state.bag_size == 86
