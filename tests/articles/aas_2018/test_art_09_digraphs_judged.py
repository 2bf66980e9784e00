import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.digraph import digraph_rulings
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("aas-2018")


@pytest.mark.parametrize(
    "word", [("C", "H", "E"), ("P", "E", "R", "R", "O"), ("L", "L", "A", "M", "A")]
)
def test_art_9_two_tiles_never_make_a_digraph(word: tuple[str, ...]) -> None:
    (told,) = digraph_rulings([word], BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "9 A93")


def test_art_9_one_tile_does() -> None:
    (told,) = digraph_rulings([("P", "E", "RR", "O")], BOOK)

    assert told.allowed
    assert_cites(told, BOOK.id, "9")
    assert not digraph_rulings([("C", "A", "S", "A")], BOOK)
