from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import SPANISH, board_after, points_for

BOOK = load_rulebook("redeletras")
DIGRAPHS = BOOK.provisions.digraphs


def test_art_11_ch_ll_and_rr_are_single_tiles() -> None:
    assert set(DIGRAPHS.tiles.value) == set(SPANISH.digraphs()) == {"CH", "LL", "RR"}
    assert BOOK.cite(DIGRAPHS.tiles) == (Citation("redeletras", "11"),)
    assert len(board_after("8H FE[CH]A").tiles) == 4


def test_art_11_two_tiles_do_not_make_a_digraph() -> None:
    assert DIGRAPHS.two_tiles_forbidden.value is True
    assert BOOK.cite(DIGRAPHS.two_tiles_forbidden) == (Citation("redeletras", "11"),)
    assert len(board_after("8H FEC[H]A").tiles) == 5
    assert points_for("8H FE[CH]A") == (4 + 1 + 5 + 1) * 2
    assert points_for("8G FEC[H]A") == (4 + 1 + 3 + 4 + 1) * 2
