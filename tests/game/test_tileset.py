from importlib.resources import files

import pytest

from letrado.errors import DataError, InputError
from letrado.game.tileset import BLANK, TileSet, load_tile_set, read_tile_set, tile_set_ids
from letrado.messages.catalogue import LANGUAGES
from tests.game.plays import CATALAN, NORTH_AMERICAN, SPANISH

PATH = "data/tilesets/es-100.toml"
CONTENT = (files("letrado") / PATH).read_text("utf-8")

SPANISH_COUNTS = (
    "A12 B2 C4 CH1 D5 E12 F1 G2 H2 I6 J1 L4 LL1 M2 N5 Ñ1 O9 P2 Q1 R5 RR1 S6 T4 U5 V1 X1 Y1 Z1"
)
CATALAN_COUNTS = (
    "A12 B2 C3 Ç1 D3 E13 F1 G2 H1 I8 J1 L4 L·L1 M3 N6 NY1 O5 P2 QU1 R8 S8 T5 U4 V1 X1 Z1"
)
NORTH_AMERICAN_COUNTS = (
    "A11 B3 C4 D4 E11 F2 G2 H2 I6 J2 K1 L4 LL1 M3 N5 Ñ1 O8 P2 Q1 R4 RR1 S7 T4 U6 V2 W1 X1 Y1 Z1"
)


def counts(tile_set: TileSet) -> str:
    return " ".join(f"{face}{letter.count}" for face, letter in tile_set.letters.items())


def points_in_box(tile_set: TileSet) -> int:
    return sum(tile_set.points(tile) for tile in tile_set.tiles())


@pytest.mark.parametrize(
    ("tile_set", "tiles", "points"), [(SPANISH, 100, 192), (CATALAN, 100, 189)]
)
def test_the_box_has_its_tiles_and_points(tile_set: TileSet, tiles: int, points: int) -> None:
    assert tile_set.total() == len(tile_set.tiles()) == tiles
    assert points_in_box(tile_set) == points


def test_the_north_american_box_has_103_tiles() -> None:
    assert NORTH_AMERICAN.total() == len(NORTH_AMERICAN.tiles()) == 103


@pytest.mark.parametrize(
    ("tile_set", "letters"),
    [
        (SPANISH, SPANISH_COUNTS),
        (CATALAN, CATALAN_COUNTS),
        (NORTH_AMERICAN, NORTH_AMERICAN_COUNTS),
    ],
)
def test_each_letter_comes_as_often_as_in_the_box(tile_set: TileSet, letters: str) -> None:
    assert counts(tile_set) == letters
    assert tile_set.tiles().count(BLANK) == tile_set.blanks == 2


@pytest.mark.parametrize(
    ("tile_set", "digraphs"),
    [
        (SPANISH, ("CH", "LL", "RR")),
        (CATALAN, ("L·L", "NY", "QU")),
        (NORTH_AMERICAN, ("LL", "RR")),
    ],
)
def test_a_digraph_is_one_tile(tile_set: TileSet, digraphs: tuple[str, ...]) -> None:
    assert tile_set.digraphs() == digraphs
    assert all(tile_set.tiles().count(digraph) == 1 for digraph in digraphs)


@pytest.mark.parametrize(
    ("tile_set", "tile", "points"),
    [
        (SPANISH, "CH", 5),
        (SPANISH, "LL", 8),
        (SPANISH, "Z", 10),
        (SPANISH, BLANK, 0),
        (CATALAN, "L·L", 10),
        (CATALAN, "QU", 8),
        (CATALAN, BLANK, 0),
        (NORTH_AMERICAN, "K", 8),
    ],
)
def test_a_tile_is_worth_what_is_printed_on_it(tile_set: TileSet, tile: str, points: int) -> None:
    assert tile_set.points(tile) == points


def test_only_the_north_american_box_needs_an_imported_list() -> None:
    assert [name for name in tile_set_ids() if load_tile_set(name).needs_imported_list] == [
        "es-103"
    ]


@pytest.mark.parametrize("tile_set_id", tile_set_ids())
def test_every_box_has_a_name_in_every_language(tile_set_id: str) -> None:
    names = load_tile_set(tile_set_id).name

    assert set(names) == set(LANGUAGES)
    assert all(names.values())


def test_an_unknown_box_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(InputError) as refused:
        load_tile_set("en-100")

    assert refused.value.code == "unknown_tile_set"
    assert refused.value.facts == {"text": "en-100", "known": "ca-100, es-100, es-103"}


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("B = { points = 3, count = 2 }", "B = { points = 3 }", "count"),
        ("B = { points = 3, count = 2 }", "B = { points = 3, count = 2, colour = 1 }", "colour"),
        ("B = { points = 3, count = 2 }", 'B = { points = "3", count = 2 }', "int"),
        ("B = { points = 3, count = 2 }", "B = { points = 3, count = 0 }", "out of range"),
        ("B = { points = 3, count = 2 }", "B = { points = -3, count = 2 }", "out of range"),
        ("blanks = 2", "blanks = -1", "out of range"),
        ("blanks = 2", "", "blanks"),
        ('1 = "CH"', '1 = "KH"', "'1' stands for no letter"),
        ('1 = "CH"', 'A = "CH"', "'A' is a letter already"),
        ("[letters]", "[letters", "line"),
    ],
)
def test_a_wrong_file_says_where_and_what(right: str, wrong: str, problem: str) -> None:
    assert right in CONTENT

    with pytest.raises(DataError, match=problem) as refused:
        read_tile_set("es-100", CONTENT.replace(right, wrong).encode(), PATH)

    assert refused.value.facts["path"] == PATH


def test_a_file_in_another_encoding_says_where() -> None:
    with pytest.raises(DataError, match="utf-8") as refused:
        read_tile_set("es-100", CONTENT.encode("latin-1"), PATH)

    assert refused.value.facts["path"] == PATH
