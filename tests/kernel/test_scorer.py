"""The compiled core answers or complains; it never falls over."""

import pytest

from letrado.kernel.scorer import NO_TILE, score_play

EMPTY = bytes([NO_TILE]) * 225
PLAIN = bytes([1]) * 225
DOUBLE = bytes([2]) * 225


def score(
    *,
    board: bytes = EMPTY,
    letters: bytes = PLAIN,
    words: bytes = PLAIN,
    play: list[tuple[int, int]],
    bonus: tuple[int, int] = (7, 50),
) -> int:
    return score_play(board, letters, words, play, *bonus)


def with_tile(square: int, points: int) -> bytes:
    return EMPTY[:square] + bytes([points]) + EMPTY[square + 1 :]


def test_a_word_is_the_sum_of_its_letters() -> None:
    assert score(play=[(0, 3), (1, 1), (2, 8)]) == 12


def test_letter_factors_come_before_word_factors() -> None:
    assert score(letters=DOUBLE, words=DOUBLE, play=[(0, 3), (1, 1)]) == (6 + 2) * 4


def test_factors_do_nothing_to_tiles_that_lay_there() -> None:
    assert score(board=with_tile(0, 3), letters=DOUBLE, words=DOUBLE, play=[(1, 1)]) == (3 + 2) * 2


def test_a_tile_without_neighbours_makes_no_word() -> None:
    assert score(play=[(112, 10)]) == 0


def test_the_end_of_a_row_does_not_touch_the_start_of_the_next() -> None:
    assert score(play=[(14, 8), (15, 8)]) == 0


@pytest.mark.parametrize(("tiles", "points"), [(6, 6), (7, 57), (8, 8)])
def test_the_bonus_is_for_exactly_so_many_tiles(tiles: int, points: int) -> None:
    assert score(play=[(square, 1) for square in range(tiles)]) == points


def test_nothing_laid_is_worth_nothing() -> None:
    assert score(play=[]) == 0


@pytest.mark.parametrize("size", [0, 1, 224, 226, 1000])
@pytest.mark.parametrize("which", ["board", "letters", "words"])
def test_a_board_of_another_size_is_refused(which: str, size: int) -> None:
    sized = {"board": EMPTY, "letters": PLAIN, "words": PLAIN} | {which: bytes(size)}

    with pytest.raises(ValueError, match="225"):
        score_play(sized["board"], sized["letters"], sized["words"], [(0, 1)], 7, 50)


@pytest.mark.parametrize("square", [225, 226, 255, 256, 300, -1, 2**40])
def test_a_square_off_the_board_is_refused(square: int) -> None:
    with pytest.raises(ValueError, match="square"):
        score(play=[(0, 1), (square, 1)])


@pytest.mark.parametrize("points", [0, 1, 10])
def test_a_taken_square_is_refused_even_under_a_blank(points: int) -> None:
    with pytest.raises(ValueError, match="free square"):
        score(board=with_tile(112, points), play=[(112, 1)])


def test_two_tiles_on_one_square_are_refused() -> None:
    with pytest.raises(ValueError, match="free square"):
        score(play=[(3, 1), (3, 2)])


def test_the_sign_of_an_empty_square_is_no_tile() -> None:
    with pytest.raises(ValueError, match="free square"):
        score(play=[(3, NO_TILE)])


def test_a_full_board_has_no_room() -> None:
    with pytest.raises(ValueError, match="free square"):
        score(board=bytes(225), play=[(224, 1)])


def test_every_square_may_be_covered_at_once() -> None:
    assert score(play=[(square, 1) for square in range(225)]) == 2 * 225
