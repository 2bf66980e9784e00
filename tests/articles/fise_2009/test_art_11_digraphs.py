from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import SPANISH, board_after, points_for

BOOK = load_rulebook("fise-2009")
DIGRAPHS = BOOK.provisions.digraphs


def test_art_11_ch_ll_and_rr_are_single_tiles() -> None:
    assert set(DIGRAPHS.tiles.value) == set(SPANISH.digraphs()) == {"CH", "LL", "RR"}
    assert BOOK.cite(DIGRAPHS.tiles) == (Citation("fise-2009", "11"),)
    assert len(board_after("8H CA[LL]E").tiles) == 4


def test_art_11_two_tiles_do_not_make_a_digraph() -> None:
    assert DIGRAPHS.two_tiles_forbidden.value is True
    assert BOOK.cite(DIGRAPHS.two_tiles_forbidden) == (Citation("fise-2009", "11"),)
    assert len(board_after("8H CAL[L]E").tiles) == 5
    assert points_for("8H CA[LL]E") == (3 + 1 + 8 + 1) * 2
    assert points_for("8G CAL[L]E") == (3 + 1 + 1 + 1 + 1) * 2
