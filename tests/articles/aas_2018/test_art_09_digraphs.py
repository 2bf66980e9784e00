from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import SPANISH, board_after, points_for

BOOK = load_rulebook("aas-2018")
DIGRAPHS = BOOK.provisions.digraphs


def test_art_9_ch_ll_and_rr_are_single_tiles() -> None:
    assert set(DIGRAPHS.tiles.value) == set(SPANISH.digraphs()) == {"CH", "LL", "RR"}
    assert BOOK.cite(DIGRAPHS.tiles) == (Citation("aas-2018", "9"),)
    assert len(board_after("8H A[RR]OZ").tiles) == 4


def test_art_9_two_tiles_do_not_make_a_digraph() -> None:
    assert DIGRAPHS.two_tiles_forbidden.value is True
    assert BOOK.cite(DIGRAPHS.two_tiles_forbidden) == (Citation("aas-2018", "9"),)
    assert len(board_after("8H AR[R]OZ").tiles) == 5
    assert points_for("8H A[RR]OZ") == (1 + 8 + 1 + 10) * 2
    assert points_for("8G AR[R]OZ") == (1 + 1 + 1 + 1 + 10) * 2
