from letrado.rulebook.loader import load_rulebook
from letrado.rules.exchange import may_pass
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("aas-2018")


def test_art_20_a_player_passes_by_saying_so() -> None:
    told = may_pass(BOOK)

    assert told.allowed
    assert told.facts["word"] == "paso"
    assert_cites(told, BOOK.id, "20")


def test_art_20_nothing_is_scored_and_no_tile_changes() -> None:
    game = Game("aas-2018", way="hosted")
    before = game.state.racks["A"]

    game.passes()

    game.done("20")
    assert game.state.racks["A"] == before
    assert (game.state.score("A"), game.state.on_turn) == (0, "B")
