from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.errors import LetradoError, NotationError
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set

EMPTY = "/".join(["15"] * 15)
SPANISH = load_tile_set("es-100")
CATALAN = load_tile_set("ca-100")


def board(row: str) -> str:
    return "/".join([row, *["15"] * 14])


def test_two_bare_letters_are_two_tiles_and_a_bracket_is_one() -> None:
    position = Position.parse(f"{board('CARRO10')} RR[RR]?/ 12/-3 2", SPANISH)

    assert position.rack.tiles == ("R", "R", "RR", "?")
    assert [position.board.tiles[Square(0, at)].letter for at in range(5)] == list("CARRO")
    assert position.scores == (12, -3)
    assert position.zero_turns == 2


def test_small_letters_are_blanks_digraphs_too() -> None:
    position = Position.parse(f"{board('a[ch]13')} A/ 0/0 0", SPANISH)

    assert position.board.tiles[Square(0, 0)].blank
    assert position.board.tiles[Square(0, 1)].letter == "CH"
    assert position.board.tiles[Square(0, 1)].blank


@pytest.mark.parametrize("row", ["[L·L]A[NY][QU]11", "L·LANYQU11", "l·lANYqu11"])
def test_catalan_digraphs_need_no_brackets(row: str) -> None:
    position = Position.parse(f"{board(row)} A/ 0/0 0", CATALAN)

    letters = [position.board.tiles[Square(0, at)].letter for at in range(4)]
    assert letters == ["L·L", "A", "NY", "QU"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_a_cgp"),
        (f"{EMPTY} ABC 0/0 0", "not_a_cgp"),
        (f"{EMPTY} ABC/ zero 0", "not_a_cgp"),
        (f"{EMPTY}/15 ABC/ 0/0 0", "cgp_row_count"),
        (f"{board('16')} ABC/ 0/0 0", "cgp_row_length"),
        (f"{board('A' * 300)} ABC/ 0/0 0", "cgp_row_length"),
        (f"{EMPTY} {'A' * 300}/ 0/0 0", "rack_too_long"),
        (f"{EMPTY} ZZ/ 0/0 0", "too_many_of_a_tile"),
        (f"{EMPTY} Z/Z 0/0 0", "too_many_of_a_tile"),
        (f"{EMPTY} AWK/ 0/0 0", "letter_not_in_set"),
        (f"{board('[CH14')} A/ 0/0 0", "letter_not_in_set"),
    ],
)
def test_what_is_no_position_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        Position.parse(text, SPANISH)

    assert refused.value.code == code


@given(
    st.text(alphabet="0123456789/ABCHLRRÑ[]?·abñ -", max_size=300),
    st.text(alphabet="ABCHLRÑ[]?/·", max_size=12),
)
def test_no_text_breaks_the_reader_or_the_engine(
    small_engine: Engine, rows: str, racks: str
) -> None:
    for text in (rows, f"{board(rows.replace(' ', ''))} {racks}/ 0/0 0", f"{EMPTY} {racks} 0/0 0"):
        try:
            position = Position.parse(text, SPANISH)
        except LetradoError:
            continue
        found = small_engine.plays(position)
        assert found.count >= len(found.plays)
        small_engine.best(position)
