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


def test_an_invented_word_is_challenged_in_a_game_that_is_resumed(tmp_path: Path) -> None:
    words = _list(tmp_path, "fise-2009")
    first = run(tmp_path, ["empezar"], "--against", "letrado", *words, "--seed", "7")
    state = state_in(tmp_path / "game.jsonl")
    assert state.game.machines == ("", "letrado")
    while state.on_turn == "B":
        run(tmp_path, ["acepto"], *words)
        state = state_in(tmp_path / "game.jsonl")
    rack = state.racks["A"]
    assert rack is not None
    invented = "".join(f"[{tile}]" for tile in sorted(rack.tiles, reverse=True) if tile != "?")
    told = run(tmp_path, ["rack letrado", f"H2 {invented}", f"8B {invented}"], *words)

    assert first.code == 0
    assert told.code == 0
    assert "letrado no se enseña" in told.out
    assert "No es palabra" in told.out
    assert state_in(tmp_path / "game.jsonl").score("A") == 0


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
