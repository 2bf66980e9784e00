import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given

from letrado.errors import ConflictError
from letrado.game.board import Board, Premium, premiums
from letrado.game.play import PlacedTile, Play
from letrado.game.square import DIRECTIONS, Square
from letrado.game.tileset import TileSet
from tests.game.plays import SPANISH, board_after, words_of
from tests.game.strategies import Placements, boards_with_plays


def square(text: str) -> Square:
    return Square.parse(text)


def test_the_board_has_61_premium_squares() -> None:
    kinds = list(premiums().values())

    assert len(kinds) == 225
    assert kinds.count(Premium(word=3)) == 8
    assert kinds.count(Premium(word=2)) == 17
    assert kinds.count(Premium(letter=3)) == 12
    assert kinds.count(Premium(letter=2)) == 24


@pytest.mark.parametrize(
    ("text", "premium"),
    [
        ("A1", Premium(word=3)),
        ("H1", Premium(word=3)),
        ("H8", Premium(word=2)),
        ("B2", Premium(word=2)),
        ("F2", Premium(letter=3)),
        ("D1", Premium(letter=2)),
        ("G7", Premium(letter=2)),
        ("B1", Premium()),
    ],
)
def test_a_square_has_the_premium_of_its_colour(text: str, premium: Premium) -> None:
    assert premiums()[square(text)] == premium


def test_the_board_is_the_same_from_its_four_sides() -> None:
    for at, premium in premiums().items():
        assert premiums()[Square(at.column, 14 - at.row)] == premium
        assert premiums()[Square(at.column, at.row)] == premium


def test_a_taken_square_takes_no_second_tile() -> None:
    board = board_after("8H CASA")

    with pytest.raises(ConflictError) as refused:
        board.with_tiles(Play.parse("I7 SOL", SPANISH).placements())

    assert refused.value.code == "square_taken"
    assert refused.value.facts == {"square": "I8"}


def test_one_play_does_not_use_a_square_twice() -> None:
    with pytest.raises(ConflictError):
        Board().with_tiles([(square("H8"), PlacedTile("A")), (square("H8"), PlacedTile("B"))])


def test_laying_tiles_leaves_the_board_before_as_it_was() -> None:
    before = board_after("8H CASA")
    after = before.with_tiles(Play.parse("H9 OL", SPANISH).placements())

    assert len(before.tiles) == 4
    assert len(after.tiles) == 6
    assert before == board_after("8H CASA")


def test_a_board_cannot_be_changed_in_place() -> None:
    board: Any = board_after("8H CASA")

    with pytest.raises(TypeError):
        board.tiles[square("A1")] = PlacedTile("A")
    with pytest.raises(FrozenInstanceError):
        board.tiles = {}
    empty: Any = Board()
    with pytest.raises(TypeError):
        empty.tiles[square("A1")] = PlacedTile("A")


@given(boards_with_plays())
def test_tiles_taken_up_again_leave_the_board_as_before(
    case: tuple[TileSet, Board, Placements],
) -> None:
    _, board, new = case
    after = board.with_tiles(new)

    assert len(after.tiles) == len(board.tiles) + len(new)
    assert after.without(at for at, _ in new) == board


def test_a_blank_keeps_its_letter_on_the_board() -> None:
    board = board_after("8H CAsA", "J7 O.O")

    assert board.tiles[square("J8")] == PlacedTile("S", blank=True)
    assert words_of("J7 O.O", after=("8H CAsA",)) == ["OSO"]


def test_two_tiles_never_become_a_digraph_on_the_board() -> None:
    apart = board_after("8H C[H]A")
    joined = board_after("8H [CH]A")

    assert [apart.tiles[square(at)].letter for at in ("H8", "I8", "J8")] == ["C", "H", "A"]
    assert [joined.tiles[square(at)].letter for at in ("H8", "I8")] == ["CH", "A"]
    assert next(apart.words_with([square("H8")])).letters == ("C", "H", "A")
    assert next(joined.words_with([square("H8")])).letters == ("CH", "A")


def test_an_h_laid_after_a_c_stays_a_tile_of_its_own() -> None:
    board = board_after("8G AC", "I8 H")

    assert next(board.words_with([square("I8")])).letters == ("A", "C", "H")


@pytest.mark.parametrize(
    ("play", "after", "words"),
    [
        ("8H CASA", (), ["CASA"]),
        ("8L S", ("8H CASA",), ["CASAS"]),
        ("8F RE", ("8H CASA",), ["RECASA"]),
        ("L8 SOL", ("8H CASA",), ["CASAS", "SOL"]),
        ("H8 .OL", ("8H CASA",), ["COL"]),
        ("9H OLA", ("8H CASA",), ["OLA", "CO", "AL", "SA"]),
        ("8J S", ("8H CA", "8K A"), ["CASA"]),
        ("1A SOL", ("8H CASA",), ["SOL"]),
        ("1A S", ("8H CASA",), []),
    ],
)
def test_a_play_makes_every_word_it_touches(
    play: str, after: tuple[str, ...], words: list[str]
) -> None:
    assert words_of(play, after=after) == words


@given(boards_with_plays())
def test_every_new_word_is_whole_new_and_named_once(
    case: tuple[TileSet, Board, Placements],
) -> None:
    _, board, new = case
    after = board.with_tiles(new)
    fresh = {at for at, _ in new}
    words = list(after.words_with(fresh))

    assert len({(word.start, word.direction) for word in words}) == len(words)
    for word in words:
        run = [word.start.step(word.direction, distance) for distance in range(len(word.tiles))]
        assert [after.tiles.get(at) for at in run if at is not None] == list(word.tiles)
        assert len(word.tiles) > 1
        assert fresh & set(run)
        assert word.start.step(word.direction, -1) not in after.tiles
        assert word.start.step(word.direction, len(run)) not in after.tiles


@given(boards_with_plays())
def test_no_new_word_is_left_out(case: tuple[TileSet, Board, Placements]) -> None:
    _, board, new = case
    after = board.with_tiles(new)
    words = {(word.start, word.direction) for word in after.words_with(at for at, _ in new)}

    for at, _ in new:
        for direction in DIRECTIONS:
            beside = {at.step(direction, -1), at.step(direction, 1)}
            if beside & set(after.tiles):
                assert (after.run_through(at, direction)[0], direction) in words


def test_an_empty_square_has_no_run() -> None:
    assert board_after("8H CASA").run_through(square("A1"), "across") == ()


def test_the_rows_show_every_square() -> None:
    rows = list(board_after("8H CASA").rows())

    assert [len(row) for row in rows] == [15] * 15
    assert rows[7][7:11] == tuple(PlacedTile(letter) for letter in "CASA")
    assert sum(tile is not None for row in rows for tile in row) == 4


def test_a_board_is_sent_to_another_process_as_it_is() -> None:
    board = board_after("8D CASA")

    assert pickle.loads(pickle.dumps(board)) == board
