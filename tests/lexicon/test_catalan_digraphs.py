"""How Catalan digraphs are read: by the judge, on the board, in files."""

from __future__ import annotations

import io
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from letrado.errors import NotationError
from letrado.game.spelling import read_word, write_tiles
from letrado.game.tileset import load_tile_set
from letrado.lexicon.list_reading import read_word_list
from letrado.lexicon.playable import Playable
from letrado.lexicon.word_set import WordSet, words_from
from tests.lexicons import explained, is_good, lexicon_of

BOOK = "uf-2007"
TILES = load_tile_set("ca-100")
SPELLINGS = [
    "il·lús",
    "IL·LÚS",
    "il-lús",
    "il.lús",
    "iŀlús",
    "il•lús",
    "il‧lús",
    "il∙lús",
    "il⋅lús",
    "i[l·l]us",
    "iwus",
]


@pytest.mark.parametrize("text", SPELLINGS)
def test_l_l_is_one_tile_however_it_is_written(text: str) -> None:
    assert read_word(text, TILES) == ("I", "L·L", "U", "S")
    assert is_good(BOOK, text)
    assert explained(BOOK, text).word == "IL·LUS"


def test_ll_is_two_tiles_and_another_word() -> None:
    assert read_word("vella", TILES) == ("V", "E", "L", "L", "A")
    assert is_good(BOOK, "vella")
    assert not is_good(BOOK, "vel·la")
    assert not is_good(BOOK, "illus")


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("que", ("QU", "E")),
        ("qe", ("QU", "E")),
        ("qüestió", ("QU", "E", "S", "T", "I", "O")),
        ("canya", ("C", "A", "NY", "A")),
        ("caya", ("C", "A", "NY", "A")),
        ("plaça", ("P", "L", "A", "Ç", "A")),
        ("plaka", ("P", "L", "A", "Ç", "A")),
    ],
)
def test_every_digraph_is_its_tile(text: str, tiles: tuple[str, ...]) -> None:
    assert read_word(text, TILES) == tiles
    assert tiles in lexicon_of(BOOK)
    assert is_good(BOOK, text)
    assert read_word(write_tiles(tiles, TILES), TILES) == tiles


def test_a_hyphen_elsewhere_makes_no_word() -> None:
    assert not is_good(BOOK, "cantar-la")
    assert [each.reason for each in explained(BOOK, "cantar-la").obstacles] == ["several_words"]


def test_a_list_of_clubs_comes_as_text_and_zipped() -> None:
    content = "CASA\nIL·LUS\nQUE\nÇO\nCANYA\nVELLA\n".encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("DISC2-LP.txt", content)
    knows = lexicon_of(BOOK).knows
    words = ("canya", "casa", "il·lus", "que", "vella", "ço")

    assert read_word_list(content, "DISC2-LP.txt", TILES, knows).words == words
    assert read_word_list(packed.getvalue(), "disc.zip", TILES, knows).words == words


@pytest.mark.parametrize(
    ("form", "fits"),
    [("que", True), ("qe", False), ("nyu", True), ("yu", False), ("l·l", False), ("il·l", True)],
)
def test_letters_that_are_only_in_digraphs_do_not_stand_alone(form: str, fits: bool) -> None:
    assert Playable(TILES).fits(form) is fits


def test_a_word_of_fifteen_tiles_may_have_more_letters() -> None:
    assert Playable(TILES).tiles("il·luminaríem") == 11
    assert Playable(TILES).fits("a" * 14 + "l·l")
    assert not Playable(TILES).fits("a" * 15 + "l·l")


@settings(deadline=None)
@given(
    words=st.lists(st.lists(st.sampled_from(list(TILES.letters)), min_size=2, max_size=5)),
    asked=st.text("aceilnqsuwyk·çüNYQULW", min_size=1, max_size=8),
)
def test_the_quick_reading_of_a_text_is_the_one_of_the_board(
    words: list[list[str]], asked: str
) -> None:
    known = words_from([*words, ("QU", "E"), ("NY", "U"), ("I", "L·L", "A")], TILES)
    texts = [asked, *("".join(word) for word in words), *(_short(word) for word in words)]

    for text in texts:
        assert known.has_text(text) is _slowly(text, known)


def _short(word: list[str]) -> str:
    """Every digraph by the one letter that stands for it."""
    return "".join({"QU": "q", "NY": "y", "L·L": "w", "Ç": "k"}.get(tile, tile) for tile in word)


def _slowly(text: str, known: WordSet) -> bool:
    try:
        return read_word(text, TILES) in known
    except NotationError:
        return False  # a middle dot that is of no L·L
