from letrado.rulebook.loader import load_rulebook
from letrado.rules.exchange import may_pass
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_26_a_player_passes_by_saying_so() -> None:
    told = may_pass(BOOK)

    assert told.allowed
    assert told.facts["word"] == "paso"
    assert_cites(told, BOOK.id, "26")


def test_art_26_nothing_is_scored_and_no_tile_changes() -> None:
    game = Game("fise-2009", way="hosted")
    before = game.state.racks["A"]

    game.passes()

    game.done("26")
    assert game.state.racks["A"] == before
    assert (game.state.score("A"), game.state.on_turn) == (0, "B")
