"""convert, record and rebuild as a user meets them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from letrado.game.spelling import write_tiles
from letrado.game.tileset import load_tile_set
from letrado.records.gcg import read_gcg
from letrado.records.gcg_writing import write_gcg
from tests.cli.command import letrado
from tests.records.games import played_game
from tests.records.rebuild.planted import rows_of


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.gcg"
    file.write_bytes(write_gcg(played_game(0)))
    return file


def test_a_game_goes_through_every_format_and_back(game: Path) -> None:
    journal, again = game.with_suffix(".jsonl"), game.with_name("again.gcg")

    assert letrado("convert", str(game), str(journal)).code == 0
    assert letrado("convert", str(journal), str(again)).code == 0
    assert letrado("convert", str(journal), str(game.with_suffix(".cgp"))).code == 0
    assert letrado("convert", str(game), str(game.with_suffix(".html"))).code == 0
    assert again.read_bytes() == game.read_bytes()
    assert letrado("replay", str(journal)).code == 0


def test_nothing_is_overwritten_unasked(game: Path) -> None:
    target = game.with_name("other.gcg")
    target.write_text("mine")

    refused = letrado("convert", str(game), str(target), "--language", "en")

    assert refused.code == 2
    assert "--force" in refused.err
    assert target.read_text() == "mine"
    assert letrado("convert", str(game), str(target), "--force").code == 0
    assert letrado("convert", str(game), str(game), "--force").code == 2


def test_a_position_does_not_become_a_game(game: Path) -> None:
    position = game.with_suffix(".cgp")
    letrado("convert", str(game), str(position), "--turn", "3")

    refused = letrado("convert", str(position), str(game.with_name("x.gcg")), "--language", "en")

    assert position.read_text().count("\n") == 1
    assert refused.code == 2
    assert "is a position" in refused.err
    assert letrado("convert", str(position), str(game.with_name("x.cgp"))).code == 0


def test_disagreements_are_listed_with_their_line(game: Path) -> None:
    lines = game.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(">Bruno"))
    *head, total = lines[at].split(" ")
    lines[at] = " ".join([*head, str(int(total) + 7)])
    game.write_text("\n".join(lines))

    told = letrado("convert", str(game), str(game.with_suffix(".html")), "--language", "en")

    assert f"Line {at + 1}: the total is written as {int(total) + 7}" in told.out


def test_damage_says_where_and_keeps_when_asked(game: Path) -> None:
    game.write_text(game.read_text() + ">Ana: ABC 8H\n")
    target = game.with_name("kept.gcg")

    refused = letrado("convert", str(game), str(target), "--language", "en")
    kept = letrado("convert", str(game), str(target), "--keep", "--language", "en")

    lines = len(game.read_text().splitlines())
    assert f"line {lines}, column 11" in refused.err
    assert not refused.out
    assert f"Line {lines}: column 11" in kept.out
    assert read_gcg(target.read_bytes(), "x").record.incomplete


def test_a_game_is_typed_in_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "typed.gcg"
    monkeypatch.setattr("sys.stdin", io.StringIO("8H anchoa 34\nÑÑ§\nO8 .s\npasa\ndeshacer\n"))
    first = letrado("record", str(file), "--language", "en")
    monkeypatch.setattr("sys.stdin", io.StringIO("pasa\ncambia 2\nnota bien\nfin\n"))
    second = letrado("record", str(file), "--language", "en")
    record = read_gcg(file.read_bytes(), "x").record

    assert "34 points are written and it is 20" in first.out
    assert second.code == 0
    assert [line.points for line in record.lines] == [34, 0, 0]
    assert record.lines[-1].notes[0].text == "bien"
    assert record.incomplete


def test_a_word_without_a_place_goes_where_alone_it_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "8H anchoa\nyanchoas 10\nanchoas 10\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))

    told = letrado("record", str(tmp_path / "typed.jsonl"), "--language", "en").out

    assert "It only fits at 8H" in told
    assert "fits nowhere" in told


def test_two_sheets_are_one_game(tmp_path: Path) -> None:
    rows = rows_of(played_game(2))
    text = "\n".join(
        f"{row.place} {write_tiles(row.word, load_tile_set('es-100')) or row.told} {row.points}"
        for row in rows
    )
    a, b, out = tmp_path / "a.txt", tmp_path / "b.txt", tmp_path / "rebuilt.gcg"
    a.write_text(text)
    b.write_text(text)

    done = letrado("rebuild", str(a), str(b), "--out", str(out), "--without-words")

    assert done.code == 0
    points = [line.points for line in read_gcg(out.read_bytes(), "x").record.lines]
    assert points == [row.points for row in rows]
