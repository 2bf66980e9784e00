"""Catalan digraphs as a user meets them: laid on the board, in files of games, in word lists."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from letrado.records.gcg import read_gcg
from letrado.records.record import Played
from tests.cli.command import letrado
from tests.cli.table import run, state_in
from tests.lexicons import lexicon_of

BOOK = ("--rulebook", "uf-2007")
KEPT = Path(__file__).parent.parent.parent / ".pytest_cache" / "letrado"
FACTS = ("--name", "DISC", "--owner", "Club", "--licence", "GPL-3", *BOOK)
IL_LUS = ("I", "L·L", "U", "S")
L_L = [
    "IL·LÚS",
    "il·lús",
    "il-lús",
    "IL-LUS",
    "iŀlús",
    "IĿLUS",
    "il•lús",
    "il‧lús",
    "il∙lús",
    "il⋅lús",
    "I[L·L]US",
    "iwus",
]
OTHERS = [
    ("VELLA", ("V", "E", "L", "L", "A")),
    ("vella", ("V", "E", "L", "L", "A")),
    ("QUE", ("QU", "E")),
    ("QE", ("QU", "E")),
    ("[QU]E", ("QU", "E")),
    ("qüestió", ("QU", "E", "S", "T", "I", "O")),
    ("QÜESTIÓ", ("QU", "E", "S", "T", "I", "O")),
    ("CANYA", ("C", "A", "NY", "A")),
    ("CAYA", ("C", "A", "NY", "A")),
    ("CA[NY]A", ("C", "A", "NY", "A")),
]


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's folders, with the words of earlier runs."""
    lexicon_of("uf-2007")
    root = tmp_path / "user"
    root.mkdir()
    (root / "words").symlink_to(KEPT / "words")
    monkeypatch.setenv("LETRADO_CACHE_DIR", str(root))
    monkeypatch.setenv("LETRADO_DATA_DIR", str(root / "data"))


def _laid(folder: Path, written: str) -> tuple[str, ...]:
    """The tiles on the board when a first play is typed so and is challenged in vain."""
    lines = ["sorteig A E", "començar", f"8H {written}", "impugno", "accepto"]
    told = run(folder, lines, *BOOK, "--record", "--list", "derived", "--language", "ca")
    assert "Respon la llista de paraules: vàlida." in told.out
    state = state_in(folder / "game.jsonl")
    return tuple(tile.letter for _, tile in sorted(state.board.tiles.items()))


@pytest.mark.parametrize("written", L_L)
def test_l_l_is_laid_as_one_tile_however_it_is_typed(written: str, tmp_path: Path) -> None:
    assert _laid(tmp_path, written) == IL_LUS


def test_a_full_stop_is_a_letter_on_the_board_and_lays_no_l_l(tmp_path: Path) -> None:
    lines = ["sorteig A E", "començar", "8H IL.LUS"]
    told = run(tmp_path, lines, *BOOK, "--record", "--language", "ca")

    assert "no hi ha cap fitxa" in told.out
    assert state_in(tmp_path / "game.jsonl").play is None


@pytest.mark.parametrize(("written", "tiles"), OTHERS)
def test_ll_is_laid_as_two_tiles_and_qu_ny_as_one(
    written: str, tiles: tuple[str, ...], tmp_path: Path
) -> None:
    assert _laid(tmp_path, written) == tiles


HEADING = "#character-encoding UTF-8\n#tile-distribution catalan\n#player1 Ana\n#player2 Bru\n"


def _recorded(content: bytes) -> tuple[str, ...]:
    act = read_gcg(content, "x.gcg").record.lines[0].act
    assert isinstance(act, Played)
    return tuple(tile.letter for tile in act.play.tiles if tile is not None)


def _points(tiles: tuple[str, ...]) -> int:
    """Of a first play at 8H, none of whose tiles is on another premium."""
    points = lexicon_of("uf-2007").tile_set.letters
    twelfth = sum(points[tile].points for tile in tiles[4:5])
    return 2 * (sum(points[tile].points for tile in tiles) + twelfth)


def _through_files(folder: Path, written: str, tiles: tuple[str, ...]) -> None:
    """A game file with the play written so: gone over, to a journal and back, the same tiles."""
    game, journal, again = (folder / name for name in ("a.gcg", "a.jsonl", "b.gcg"))
    points = _points(tiles)
    game.write_text(f"{HEADING}>Ana: 8H {written} +{points} {points}\n", "utf-8")
    gone_over = letrado("convert", str(game), str(journal), *BOOK, "--words", "--language", "ca")
    back = letrado("convert", str(journal), str(again))

    assert (gone_over.code, back.code) == (0, 0)
    assert "Tot concorda" in gone_over.out
    assert _recorded(game.read_bytes()) == tiles
    assert _recorded(again.read_bytes()) == tiles
    board = state_in(journal).board.tiles
    assert tuple(tile.letter for _, tile in sorted(board.items())) == tiles


@pytest.mark.parametrize("written", [text for text in L_L if text.isupper()])
def test_l_l_is_one_tile_in_a_game_file_however_it_is_written(written: str, tmp_path: Path) -> None:
    _through_files(tmp_path, written, IL_LUS)


@pytest.mark.parametrize(
    ("written", "tiles"), [(text, tiles) for text, tiles in OTHERS if text.isupper()]
)
def test_ll_is_two_tiles_and_qu_ny_are_one_in_a_game_file(
    written: str, tiles: tuple[str, ...], tmp_path: Path
) -> None:
    _through_files(tmp_path, written, tiles)


@pytest.mark.parametrize("packed", [False, True], ids=["text", "zip"])
def test_the_list_of_the_clubs_is_imported_as_they_have_it(packed: bool, tmp_path: Path) -> None:
    content = "AIGUA\nCANYA\nÇO\nIL·LUS\nQUE\nQUESTIO\nVELLA\n".encode()
    listed = tmp_path / "DISC2-LP.txt"
    listed.write_bytes(content)
    if packed:
        listed = tmp_path / "disc.zip"
        with zipfile.ZipFile(listed, "w") as archive:
            archive.writestr("DISC2-LP.txt", content)
    kept = letrado("lexicon", "import", str(listed), *FACTS, "--json")
    decides = (*BOOK, "--list", "DISC")
    good = ("il-lús", "vella", "qe", "qüestió", "canya", "ço", "aigua")

    assert json.loads(kept.out)["words"] == 7
    assert letrado("judge", *decides, *good).code == 0
    assert letrado("judge", *decides, "vel·la").code == 1
    assert letrado("judge", *decides, "casa").code == 1
    assert "DISC" in letrado("explain", *decides, "canya").out


def test_a_catalan_graph_of_the_field_comes_and_goes(tmp_path: Path) -> None:
    graph, again, text = (tmp_path / name for name in ("a.kwg", "b.kwg", "a.txt"))
    decides = (*BOOK, "--list", "DISC")
    dumped = letrado("lexicon", "dump", *BOOK, "--format", "kwg", "--to", str(graph))
    kept = letrado("lexicon", "import", str(graph), *FACTS, "--json")
    letrado("lexicon", "dump", *decides, "--format", "kwg", "--to", str(again))
    letrado("lexicon", "dump", *decides, "--to", str(text))
    words = text.read_text("utf-8").split("\n")[:-1]

    assert (dumped.code, kept.code) == (0, 0)
    assert json.loads(kept.out)["words"] == len(words) == lexicon_of("uf-2007").count()
    assert words == sorted(lexicon_of("uf-2007").words())
    assert {"il·lus", "vella", "que", "questio", "canya", "ço"} <= set(words)
    assert again.read_bytes() == graph.read_bytes()
