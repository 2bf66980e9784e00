"""A person against the machine: at the script, resumed, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from letrado.rulebook.loader import rulebook_ids
from tests.cli.table import run, state_in
from tests.players.test_whole_games import CATALAN, SPANISH


def _list(folder: Path, book_id: str) -> tuple[str, ...]:
    words = CATALAN if book_id == "uf-2007" else SPANISH
    (folder / "words.txt").write_text(words.replace(" ", "\n"), "utf-8")
    return ("--list", str(folder / "words.txt"))


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_the_machine_plays_to_the_end_against_one_who_passes(book_id: str, tmp_path: Path) -> None:
    options = ("--rulebook", book_id, "--against", "letrado", *_list(tmp_path, book_id))
    lines = ["empezar", *(["acepto", "paso"] * 60), "firma Ana"]
    told = run(tmp_path, lines, *options, "--seed", "7", "--clock", "chess", "--minutes", "25")
    state = state_in(tmp_path / "game.jsonl")

    assert (told.code, told.err) == (0, "")
    assert state.phase == "closed"
    assert state.game.players == ("Ana", "letrado")
    assert state.score("B") > state.score("A")


def test_an_invented_word_is_challenged_and_the_game_is_resumed(tmp_path: Path) -> None:
    options = ("--against", "letrado", *_list(tmp_path, "fise-2009"), "--seed", "30")
    first = run(tmp_path, ["empezar"], *options)
    rack = state_in(tmp_path / "game.jsonl").racks["A"]
    assert rack is not None
    tiles = "".join(f"[{tile}]" for tile in rack.tiles if tile != "?")[:9]
    state = state_in(tmp_path / "game.jsonl")
    if state.phase == "announced":
        run(tmp_path, ["acepto"], *options[2:4])
    told = run(tmp_path, [f"8H {tiles}", "rack letrado", "atril letrado"], *options[2:4])

    assert first.code == 0
    assert told.code == 0
    assert state_in(tmp_path / "game.jsonl").game.machines == ("", "letrado")
    assert "letrado no se enseña" in told.out


@pytest.mark.parametrize("language", ["es", "ca", "en"])
def test_it_says_why_in_three_languages(language: str, tmp_path: Path) -> None:
    options = ("--against", "voraz", *_list(tmp_path, "fise-2009"), "--seed", "7")
    said = run(tmp_path, ["empezar", "paso"], *options, "--language", language)

    assert said.code == 0
    assert {"es": "vale", "ca": "val", "en": "worth"}[language] in said.out


@pytest.mark.parametrize("wrong", [("--against", "nadie"), ("--against", "letrado", "--record")])
def test_what_cannot_be_is_told(wrong: tuple[str, ...], tmp_path: Path) -> None:
    told = run(tmp_path, ["empezar"], *wrong, *_list(tmp_path, "fise-2009"))

    assert told.code == 2
    assert not (tmp_path / "game.jsonl").exists()
