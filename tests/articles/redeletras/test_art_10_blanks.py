from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import SPANISH, board_after, points_for, words_of

BOOK = load_rulebook("redeletras")
BLANK = BOOK.provisions.blank


def test_art_10_there_are_two_blanks() -> None:
    assert BLANK.count.value == SPANISH.tiles().count("?") == 2
    assert BOOK.cite(BLANK.count) == (Citation("redeletras", "10"),)


def test_art_10_a_blank_may_stand_for_a_digraph() -> None:
    assert BLANK.may_be_digraph.value is True
    assert BOOK.cite(BLANK.may_be_digraph)[0] == Citation("redeletras", "10")
    assert words_of("8H CA[ll]E") == ["CALLE"]
    assert len(board_after("8H CA[ll]E").tiles) == 4


def test_art_10_1_seven_tiles_with_blanks_earn_fifty() -> None:
    assert BLANK.bingo_with_blanks.value is True
    assert BOOK.cite(BLANK.bingo_with_blanks) == (Citation("redeletras", "10.1"),)
    assert points_for("8B CASAdaS") == 8 * 2 + 50


def test_art_10_2_a_blank_is_worth_nothing() -> None:
    assert BLANK.value.value == SPANISH.points("?") == 0
    assert BOOK.cite(BLANK.value) == (Citation("redeletras", "10.2"),)
    assert points_for("8H cASA") == (0 + 1 + 1 + 1) * 2
