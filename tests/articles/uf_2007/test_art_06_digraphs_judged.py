import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.digraph import digraph_rulings
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


@pytest.mark.parametrize("word", [("I", "L·L", "U", "S"), ("QU", "E"), ("C", "A", "NY", "A")])
def test_art_6_words_are_judged_tile_by_tile(word: tuple[str, ...]) -> None:
    (told,) = digraph_rulings([word], BOOK)

    assert told.allowed
    assert_cites(told, BOOK.id, "6")


def test_art_6_two_l_tiles_are_another_letter() -> None:
    (told,) = digraph_rulings([("C", "E", "L", "L", "A")], BOOK)

    assert told.allowed
    assert_cites(told, BOOK.id, "6 A93")
