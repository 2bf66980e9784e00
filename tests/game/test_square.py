import pytest
from hypothesis import given

from letrado.errors import NotationError
from letrado.game.square import CENTRE, SIDE, Direction, Position, Square, all_squares, crossing
from tests.game.strategies import positions, squares

BAD_SQUARES = ["", "H", "8", "P1", "A0", "A16", "A08", "H 8", " H8", "H8\n", "HH8", "Ñ1", "H\uff18"]
BAD_POSITIONS = [*BAD_SQUARES, "16A", "0A", "08H", "8P", "8HH", "8H8", "88", "8 H", "8H ", "-1H"]


@given(squares)
def test_a_square_reads_as_it_is_written(square: Square) -> None:
    assert Square.parse(str(square)) == square


@given(positions)
def test_a_position_reads_as_it_is_written(position: Position) -> None:
    assert Position.parse(str(position)) == position


def test_h8_is_the_centre() -> None:
    assert Square.parse("H8") == CENTRE == Square(row=7, column=7)
    assert str(CENTRE) == "H8"


@pytest.mark.parametrize(
    ("text", "square", "direction"),
    [
        ("8H", Square(7, 7), "across"),
        ("H8", Square(7, 7), "down"),
        ("15A", Square(14, 0), "across"),
        ("O1", Square(0, 14), "down"),
        ("1o", Square(0, 14), "across"),
        ("a15", Square(14, 0), "down"),
    ],
)
def test_row_first_is_across_and_column_first_is_down(
    text: str, square: Square, direction: Direction
) -> None:
    assert Position.parse(text) == Position(square, direction)


@pytest.mark.parametrize("text", BAD_SQUARES)
def test_other_text_is_no_square(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Square.parse(text)

    assert refused.value.code == "not_a_square"
    assert refused.value.facts == {"text": text}


@pytest.mark.parametrize("text", BAD_POSITIONS)
def test_other_text_is_no_position(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Position.parse(text)

    assert refused.value.code == "not_a_position"
    assert refused.value.facts == {"text": text}


def test_the_board_has_225_squares_read_row_by_row() -> None:
    every = list(all_squares())

    assert len(every) == len(set(every)) == 225
    assert [square.index for square in every] == list(range(225))
    assert [str(square) for square in every[:2]] == ["A1", "B1"]


@pytest.mark.parametrize(
    ("text", "direction", "distance", "reached"),
    [
        ("H8", "across", 1, "I8"),
        ("H8", "down", 1, "H9"),
        ("H8", "across", -7, "A8"),
        ("H8", "down", 7, "H15"),
        ("H8", "across", 0, "H8"),
    ],
)
def test_a_step_goes_along_the_line(
    text: str, direction: Direction, distance: int, reached: str
) -> None:
    assert Square.parse(text).step(direction, distance) == Square.parse(reached)


@pytest.mark.parametrize(
    ("text", "direction", "distance"),
    [("O1", "across", 1), ("A1", "across", -1), ("A15", "down", 1), ("A1", "down", -1)],
)
def test_no_step_leaves_the_board(text: str, direction: Direction, distance: int) -> None:
    assert Square.parse(text).step(direction, distance) is None
    assert Square.parse("H8").step(direction, SIDE) is None


def test_the_words_across_are_crossed_by_words_down() -> None:
    assert crossing("across") == "down"
    assert crossing("down") == "across"
