from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import CATALAN, board_after, points_for

BOOK = load_rulebook("uf-2007")
DIGRAPHS = BOOK.provisions.digraphs


def test_art_6_ny_l_l_and_qu_are_single_tiles() -> None:
    assert set(DIGRAPHS.tiles.value) == set(CATALAN.digraphs()) == {"NY", "L·L", "QU"}
    assert BOOK.cite(DIGRAPHS.tiles) == (Citation("uf-2007", "6"),)
    assert points_for("8H IL·LUS", tiles=CATALAN) == (1 + 10 + 1 + 1) * 2


def test_art_6_il_lus_takes_four_tiles_and_que_takes_two() -> None:
    assert len(board_after("8H IL·LÚS", tiles=CATALAN).tiles) == 4
    assert len(board_after("8H QUE", tiles=CATALAN).tiles) == 2


def test_art_6_two_tiles_do_not_make_a_digraph() -> None:
    assert DIGRAPHS.two_tiles_forbidden.value is True
    assert BOOK.cite(DIGRAPHS.two_tiles_forbidden) == (Citation("uf-2007", "6"),)
    assert len(board_after("8H LLOP", tiles=CATALAN).tiles) == 4
    assert points_for("8H LLOP", tiles=CATALAN) == (1 + 1 + 1 + 3) * 2
