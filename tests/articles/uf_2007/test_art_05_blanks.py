from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import CATALAN, board_after, points_for, words_of

BOOK = load_rulebook("uf-2007")
BLANK = BOOK.provisions.blank


def test_art_5_a_blank_may_stand_for_a_digraph() -> None:
    assert BLANK.may_be_digraph.value is True
    assert BOOK.cite(BLANK.may_be_digraph) == (Citation("uf-2007", "5"), Citation("uf-2007", "6"))
    assert words_of("8H I[l·l]US", tiles=CATALAN) == ["IL·LUS"]
    assert len(board_after("8H I[l·l]US", tiles=CATALAN).tiles) == 4


def test_art_5_1_there_are_two_blanks() -> None:
    assert BLANK.count.value == CATALAN.tiles().count("?") == 2
    assert BOOK.cite(BLANK.count) == (Citation("uf-2007", "5.1"),)


def test_art_5_2_a_blank_is_worth_nothing() -> None:
    assert BLANK.value.value == CATALAN.points("?") == 0
    assert BOOK.cite(BLANK.value) == (Citation("uf-2007", "5.2"),)
    assert points_for("8H I[l·l]US", tiles=CATALAN) == (1 + 0 + 1 + 1) * 2


def test_art_0_seven_tiles_with_blanks_earn_fifty() -> None:
    assert BLANK.bingo_with_blanks.value is True
    assert BOOK.cite(BLANK.bingo_with_blanks) == (
        Citation("uf-2007", "0"),
        Citation("uf-2007", kind="base"),
    )
    assert points_for("8B CANTarS", tiles=CATALAN) == 7 * 2 + 50
