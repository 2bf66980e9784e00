import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.errors import NotationError
from letrado.game.play import PlacedTile, Play
from letrado.game.square import Position, Square
from letrado.game.tileset import BLANK
from tests.game.plays import CATALAN, SPANISH
from tests.game.strategies import tile_sets, written_plays


@given(st.data())
def test_any_play_reads_back_as_it_was_written(data: st.DataObject) -> None:
    tile_set = data.draw(tile_sets)
    play = data.draw(written_plays(tile_set))

    assert Play.parse(play.written(tile_set), tile_set) == play


@given(st.data())
def test_the_tiles_of_a_play_lie_on_its_line_and_on_the_board(data: st.DataObject) -> None:
    play = data.draw(written_plays(SPANISH))
    placements = list(play.placements())
    lines = {
        square.row if play.position.direction == "across" else square.column
        for square, _ in placements
    }

    assert [tile for _, tile in placements] == [tile for tile in play.tiles if tile is not None]
    assert len(lines) == 1
    assert [square for square, _ in placements] == sorted(square for square, _ in placements)


def test_small_letters_are_blanks_and_stops_are_tiles_on_the_board() -> None:
    play = Play.parse("8H C.sa", SPANISH)

    assert play.position == Position.parse("8H")
    assert play.tiles == (
        PlacedTile("C"),
        None,
        PlacedTile("S", blank=True),
        PlacedTile("A", blank=True),
    )
    assert list(play.placements()) == [
        (Square.parse("H8"), PlacedTile("C")),
        (Square.parse("J8"), PlacedTile("S", blank=True)),
        (Square.parse("K8"), PlacedTile("A", blank=True)),
    ]


def test_a_play_down_goes_down() -> None:
    squares = [str(square) for square, _ in Play.parse("H8 SOL", SPANISH).placements()]

    assert squares == ["H8", "H9", "H10"]


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("8H [CH]E", (PlacedTile("CH"), PlacedTile("E"))),
        ("8H CHE", (PlacedTile("CH"), PlacedTile("E"))),
        ("8H 1E", (PlacedTile("CH"), PlacedTile("E"))),
        ("8H [ch]E", (PlacedTile("CH", blank=True), PlacedTile("E"))),
        ("8H chE", (PlacedTile("CH", blank=True), PlacedTile("E"))),
        ("8H ChE", (PlacedTile("C"), PlacedTile("H", blank=True), PlacedTile("E"))),
        ("8H cHE", (PlacedTile("C", blank=True), PlacedTile("H"), PlacedTile("E"))),
        ("8H C[H]E", (PlacedTile("C"), PlacedTile("H"), PlacedTile("E"))),
        ("8H Añ", (PlacedTile("A"), PlacedTile("Ñ", blank=True))),
        ("8H An\u0303", (PlacedTile("A"), PlacedTile("Ñ", blank=True))),
        ("8H Aá", (PlacedTile("A"), PlacedTile("A", blank=True))),
        ("  8H   SI  ", (PlacedTile("S"), PlacedTile("I"))),
    ],
)
def test_a_spanish_play_is_read_tile_by_tile(text: str, tiles: tuple[PlacedTile, ...]) -> None:
    assert Play.parse(text, SPANISH).tiles == tiles


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("8H L.L", (PlacedTile("L"), None, PlacedTile("L"))),
        ("8H L·L", (PlacedTile("L·L"),)),
        ("8H l·l", (PlacedTile("L·L", blank=True),)),
        ("8H [l·l]A", (PlacedTile("L·L", blank=True), PlacedTile("A"))),
        ("8H quE", (PlacedTile("QU", blank=True), PlacedTile("E"))),
        ("8H qE", (PlacedTile("QU", blank=True), PlacedTile("E"))),
        ("8H aç", (PlacedTile("A", blank=True), PlacedTile("Ç", blank=True))),
    ],
)
def test_a_catalan_play_is_read_tile_by_tile(
    text: str, tiles: tuple[PlacedTile | None, ...]
) -> None:
    assert Play.parse(text, CATALAN).tiles == tiles


def test_two_tiles_stay_two_in_a_play() -> None:
    play = Play(Position.parse("8H"), (PlacedTile("C"), PlacedTile("H"), PlacedTile("A")))

    assert play.written(SPANISH) == "8H C[H]A"
    assert Play.parse(play.written(SPANISH), SPANISH) == play


def test_a_blank_that_joins_a_letter_is_written_apart() -> None:
    play = Play(Position.parse("8H"), (PlacedTile("C"), PlacedTile("H", blank=True)))

    assert play.written(SPANISH) == "8H C[h]"
    assert Play.parse("8H C[h]", SPANISH) == play


def test_a_blank_comes_from_the_rack_as_a_blank() -> None:
    assert PlacedTile("CH", blank=True).from_rack == BLANK
    assert PlacedTile("CH").from_rack == "CH"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_a_position"),
        ("CASA", "not_a_position"),
        ("16H CASA", "not_a_position"),
        ("8H", "play_without_tiles"),
        ("8H  ", "play_without_tiles"),
        ("8H ...", "play_without_tiles"),
        ("8L CASAS", "play_off_the_board"),
        ("L12 .CASA", "play_off_the_board"),
        ("8H KILO", "letter_not_in_set"),
        ("8H CA?A", "letter_not_in_set"),
        ("8H ßA", "letter_not_in_set"),
    ],
)
def test_other_text_is_no_play(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        Play.parse(text, SPANISH)

    assert refused.value.code == code


@pytest.mark.parametrize("text", ["8L CASA", "L12 CASA", "15O A", "1A CASACASACASACAS"])
def test_a_play_may_reach_the_edge(text: str) -> None:
    assert Play.parse(text, SPANISH).written(SPANISH) == text
