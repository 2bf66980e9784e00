import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.game.board import Board
from letrado.game.play import PlacedTile, Play
from letrado.game.score import Bonus, points_of
from letrado.game.square import Square
from letrado.game.tileset import TileSet
from tests.game.plays import CATALAN, SPANISH, points_for
from tests.game.strategies import Placements, boards_with_plays
from tests.reference.score import reference_points


@given(boards_with_plays())
def test_any_play_scores_as_the_reference(case: tuple[TileSet, Board, Placements]) -> None:
    tile_set, board, new = case

    assert points_of(board, new, tile_set) == reference_points(board, new, tile_set)


@given(boards_with_plays(), st.data())
def test_the_order_in_which_tiles_are_laid_does_not_matter(
    case: tuple[TileSet, Board, Placements], data: st.DataObject
) -> None:
    tile_set, board, new = case
    mixed = data.draw(st.permutations(new))

    assert points_of(board, mixed, tile_set) == points_of(board, new, tile_set)


@given(boards_with_plays())
def test_a_play_across_scores_as_the_same_play_down(
    case: tuple[TileSet, Board, Placements],
) -> None:
    tile_set, board, new = case
    turned = Board().with_tiles((turned_over(at), tile) for at, tile in board.tiles.items())
    new_turned = [(turned_over(at), tile) for at, tile in new]

    assert points_of(turned, new_turned, tile_set) == points_of(board, new, tile_set)


def turned_over(square: Square) -> Square:
    return Square(row=square.column, column=square.row)


@pytest.mark.parametrize("play", ["8H CASA", "8E CASA", "H8 CASA", "H5 CASA"])
def test_casa_over_the_centre_is_worth_12(play: str) -> None:
    assert points_for(play) == 12


@pytest.mark.parametrize(
    ("play", "points"), [("8L SI", 3), ("6F SI", 4), ("8A SI", 6), ("5E SI", 4), ("1B SI", 2)]
)
def test_a_square_multiplies_its_letter_or_the_word(play: str, points: int) -> None:
    assert points_for(play) == points


def test_letters_are_multiplied_before_the_word() -> None:
    assert points_for("8D CASAS") == (3 * 2 + 1 + 1 + 1 + 1) * 2


def test_two_double_words_multiply_by_four() -> None:
    assert points_for("5E CAN.ADA", after=("H5 S",)) == 10 * 4


def test_two_triple_words_multiply_by_nine() -> None:
    assert points_for("1A C..ADASE", after=("1B AS",)) == 12 * 9


def test_a_double_and_a_triple_word_multiply_by_six() -> None:
    assert points_for("8A C..ADASE", after=("8B AS",)) == 12 * 6


def test_three_triple_words_multiply_by_twenty_seven() -> None:
    assert points_for("1A C......A......S", after=("1B ASASAS", "1I ASASAS")) == 17 * 27


def test_a_premium_counts_once() -> None:
    assert points_for("8H CASA") == 12
    assert points_for("8L S", after=("8H CASA",)) == 6 + 2
    assert points_for("8M A", after=("8H CASA", "8L S")) == 6 + 1 + 1


def test_words_made_together_share_a_letter_premium() -> None:
    assert points_for("9H OLA", after=("8H CASA",)) == (1 + 2 + 1) + (3 + 1) + (1 + 2) + (1 + 1)


def test_words_made_together_share_a_word_premium() -> None:
    assert points_for("5E SOL", after=("E4 A",)) == 3 * 2 + 2 * 2


def test_a_tile_that_makes_two_words_counts_in_both() -> None:
    assert points_for("L8 SOL", after=("8H CASA",)) == (6 + 2) + (2 + 1 + 1)


@pytest.mark.parametrize(
    ("play", "points"),
    [
        ("8B CASADAS", 11 * 2 + 50),
        ("8B CASAdAS", 9 * 2 + 50),
        ("8B CASAdaS", 8 * 2 + 50),
        ("8C CASADA", 10 * 2),
    ],
)
def test_seven_tiles_earn_fifty_with_or_without_blanks(play: str, points: int) -> None:
    assert points_for(play) == points


def test_seven_tiles_through_another_earn_fifty() -> None:
    assert points_for("H5 CAS.ADAS", after=("8H SOL",)) == 12 + 50


def test_a_blank_is_worth_nothing_even_on_a_letter_premium() -> None:
    assert points_for("8H CaSA") == 10
    assert points_for("8D aSA") == points_for("8E aSA") == 2


def test_a_blank_on_a_word_premium_still_multiplies() -> None:
    assert points_for("8H cASA") == (0 + 1 + 1 + 1) * 2


def test_a_blank_stays_worth_nothing_when_the_word_grows() -> None:
    assert points_for("8L S", after=("8H caSA",)) == 0 + 0 + 1 + 1 + 2


def test_a_digraph_scores_as_one_tile_and_its_letters_as_two() -> None:
    assert points_for("8H [CH]E") == (5 + 1) * 2
    assert points_for("8H C[H]E") == (3 + 4 + 1) * 2


def test_catalan_tiles_have_their_own_values() -> None:
    assert points_for("8H CO[L·L]EGI", tiles=CATALAN) == (2 + 1 + 10 + 1 + 3 * 2 + 1) * 2


def test_a_lone_tile_makes_no_word_and_no_points() -> None:
    assert points_for("8H Z") == 0


def test_the_bonus_may_be_another() -> None:
    play = list(Play.parse("8C CASADA", SPANISH).placements())

    assert points_of(Board(), play, SPANISH, Bonus(tiles=6, points=35)) == 10 * 2 + 35
    assert points_of(Board(), play, SPANISH, Bonus(tiles=7, points=35)) == 10 * 2


def test_a_play_on_a_taken_square_is_a_mistake_of_the_caller() -> None:
    board = Board().with_tiles([(Square(7, 7), PlacedTile("A"))])

    with pytest.raises(ValueError, match="free square"):
        points_of(board, [(Square(7, 7), PlacedTile("A"))], SPANISH)
