"""The forms of a game, read back from their PDF."""

from __future__ import annotations

import io
from itertools import product
from pathlib import Path

import pytest
from pypdf import PdfReader

from letrado.messages.catalogue import LANGUAGES, Language, render
from letrado.records.paper import PaperName
from letrado.records.sheets.filling import Filling, filling_of
from letrado.records.sheets.sheet import SHEETS, SheetKind
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from tests.cli.command import letrado
from tests.records.handwritten import CATALAN, FULL, game

PAPERS: tuple[PaperName, ...] = ("a4", "letter")
KINDS: tuple[SheetKind, ...] = tuple(SHEETS)

# One article that each form has to name, by book; None where the book is silent.
ARTICLES: dict[SheetKind, dict[str, str]] = {
    "score": {"fise-2004": "5.1", "fise-2009": "5.2", "redeletras": "5.1", "uf-2007": "19"},
    "control": {"fise-2004": "5.1", "fise-2009": "10.4", "redeletras": "10.1", "uf-2007": "20.2"},
    "challenge": {"fise-2004": "35.1", "fise-2009": "42.1", "redeletras": "35.1", "uf-2007": "23"},
    "appeal": {"fise-2004": "35.4", "fise-2009": "42.4", "redeletras": "41"},
    "tracker": {"fise-2009": "5.3", "aas-2018": "3", "uf-2007": "16"},
}


def pdf_text(content: bytes) -> str:
    pages = PdfReader(io.BytesIO(content)).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


def blank(kind: SheetKind, book: str, language: Language, paper: PaperName = "a4") -> bytes:
    return SHEETS[kind](load_rulebook(book), Filling(), language, paper)


@pytest.mark.parametrize(("kind", "book"), list(product(KINDS, rulebook_ids())))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_names_itself_its_book_and_its_articles(
    kind: SheetKind, book: str, language: Language
) -> None:
    text = pdf_text(blank(kind, book, language))

    assert render(f"form.title_{kind}", language) in text
    assert load_rulebook(book).edition.title in text
    article = ARTICLES[kind].get(book)
    assert article is None or f"{article}" in text.partition(book)[0]


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_form_is_the_same_bytes(kind: SheetKind) -> None:
    assert blank(kind, "fise-2009", "es") == blank(kind, "fise-2009", "es")


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 841)), ("letter", (612, 792))])
@pytest.mark.parametrize("kind", KINDS)
def test_forms_are_printed_on_the_paper_asked_for(
    kind: SheetKind, paper: PaperName, size: tuple[int, int]
) -> None:
    pages = PdfReader(io.BytesIO(blank(kind, "uf-2007", "ca", paper))).pages

    assert len(pages) == (2 if kind == "control" else 1)
    for page in pages:
        assert (int(page.mediabox.width), int(page.mediabox.height)) == size


@pytest.mark.parametrize(
    ("book", "tiles"), [("uf-2007", "Ç L·L NY QU"), ("aas-2018", "Ñ CH LL RR")]
)
def test_the_tracker_prints_every_tile_of_the_box(book: str, tiles: str) -> None:
    words = pdf_text(blank("tracker", book, "ca")).split()

    assert set(tiles.split()) <= set(words)
    assert words.count("A") == 12 + 1  # each tile, and the head of the row


@pytest.mark.parametrize(
    ("book", "asked"), [("aas-2018", True), ("fise-2009", False), ("uf-2007", False)]
)
def test_a_book_that_wants_blank_paper_is_told_on_the_tracker(book: str, asked: bool) -> None:
    note = render("form.only_blank_paper", "en")

    assert (note in pdf_text(blank("tracker", book, "en"))) is asked


@pytest.mark.parametrize(
    ("book", "answers"),
    [
        ("fise-2009", ("Jugada correcta", "Jugada no válida")),
        ("redeletras", ("Válida", "No válida")),
    ],
)
def test_the_slip_has_one_answer_in_the_words_of_the_book(
    book: str, answers: tuple[str, str]
) -> None:
    text = pdf_text(blank("challenge", book, "es"))

    for answer in answers:
        assert text.count(answer) == 2  # two slips on a page
    assert text.count(render("form.signature_challenger", "es")) == 2


def test_only_a_book_that_lets_arguments_be_hidden_has_the_box_for_it() -> None:
    wish = render("form.hide_arguments", "es")

    assert wish in pdf_text(blank("appeal", "fise-2009", "es"))
    assert wish not in pdf_text(blank("appeal", "fise-2004", "es"))


def test_a_game_fills_in_the_score_sheet() -> None:
    filling = filling_of(game(FULL))
    text = pdf_text(SHEETS["score"](load_rulebook("fise-2009"), filling, "es", "a4"))

    for written in (
        "Ana Muñoz",
        "Berta Güell",
        "Copa de la Seu",
        "CASA",
        "MES",
        "AmIR",
        "cambio (3)",
    ):
        assert written in text, written
    assert "TURRE" in text  # struck through, worth nothing


def test_the_account_of_each_player_adds_up() -> None:
    filling = filling_of(game(FULL))
    ana, berta = filling.accounts

    assert [(turn.points, turn.total) for turn in ana.turns] == [(12, 12), (0, 12), (5, 17)]
    assert [turn.withdrawn for turn in ana.turns] == [False, True, False]
    assert (ana.time, ana.final) == (-10, 7)
    assert (berta.rack, berta.final) == (3, 21)
    assert [(use.side, use.turn, use.letter) for use in filling.blanks] == [("A", 3, "M")]


def test_a_refused_play_fills_in_slip_and_appeal() -> None:
    filling = filling_of(game(FULL))
    book = load_rulebook("fise-2009")
    slip = pdf_text(SHEETS["challenge"](book, filling, "es", "a4"))
    appeal = pdf_text(SHEETS["appeal"](book, filling, "es", "a4"))

    assert "T U R R E" in slip  # a tile a box
    assert "TURRE" in appeal
    assert appeal.index("Ana Muñoz") < appeal.index("Berta Güell")  # the placer appeals


def test_tiles_on_the_board_are_crossed_off_and_a_play_taken_back_is_not() -> None:
    filling = filling_of(game(FULL))

    assert filling.on_board == {"C": 1, "A": 2, "S": 2, "M": 1, "E": 1, "?": 1, "I": 1, "R": 1}


def test_a_long_game_takes_a_second_page() -> None:
    turns = "".join(f">{name}: AEIOUAE - +0 0\n" for _ in range(30) for name in ("Ana", "Berta"))
    filling = filling_of(game(CATALAN + turns))

    wanted: dict[SheetKind, int] = {"score": 2, "control": 3}
    for kind, pages in wanted.items():
        content = SHEETS[kind](load_rulebook("uf-2007"), filling, "ca", "a4")
        assert len(PdfReader(io.BytesIO(content)).pages) == pages
        assert "30" in pdf_text(content)


def test_the_command_writes_the_form(tmp_path: Path) -> None:
    (tmp_path / "game.gcg").write_text(FULL, encoding="utf-8")
    out = tmp_path / "sheet.pdf"
    asked = ["--rulebook", "fise-2009", "--game", str(tmp_path / "game.gcg"), "--out", str(out)]
    done = letrado("sheet", "score", *asked, "--paper", "letter", "--language", "ca")

    assert (done.code, done.err) == (0, "")
    assert "Full d'anotacions" in pdf_text(out.read_bytes())


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--out", "{folder}/a.pdf"], "game_without_rulebook"),
        (["--rulebook", "nowhere", "--out", "{folder}/a.pdf"], "unknown_rulebook"),
        (["--rulebook", "uf-2007", "--out", "{folder}"], "file_unwritable"),
        (["--rulebook", "uf-2007", "--out", "{game}/a.pdf"], "file_unwritable"),
        (["--rulebook", "uf-2007", "--game", "{folder}/no.gcg", "--out", "x"], "file_not_found"),
        (["--rulebook", "uf-2007", "--game", "{game}", "--out", "x"], "other_tile_set"),
    ],
)
def test_what_cannot_be_printed_is_said(tmp_path: Path, arguments: list[str], code: str) -> None:
    (tmp_path / "game.gcg").write_text(FULL, encoding="utf-8")
    places = {"folder": str(tmp_path), "game": str(tmp_path / "game.gcg")}
    done = letrado("sheet", "score", *(part.format(**places) for part in arguments))

    start = render(f"error.{code}", "es", **dict.fromkeys(_facts(code), "\0")).split("\0")[0]
    assert done.code == 2
    assert done.out == ""
    assert start.strip() in done.err


def _facts(code: str) -> list[str]:
    return ["path", "known", "found", "wanted", "text"] if code else []
