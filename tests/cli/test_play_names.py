"""Players are named in orders by name, by first name or by letter."""

from pathlib import Path

import pytest

from tests.cli.table import run, state_in


@pytest.mark.parametrize(
    ("line", "side"),
    [
        ("sanción Ana María 30", "A"),
        ("sanción ana maria 30", "A"),
        ("sanción 30 Ana", "A"),
        ("penalty B 30", "B"),
        ("sanció núria 30", "B"),
        ("director: sanción Núria 30 por hablar", "B"),
    ],
)
def test_a_player_is_named_in_many_ways(line: str, side: str, tmp_path: Path) -> None:
    players = ("--players", "Ana María", "Núria")
    told = run(tmp_path, ["empezar", line], "--seed", "30", *players)
    penalties = state_in(tmp_path / "game.jsonl").penalties

    assert told.code == 0
    assert {name for name, points in penalties.items() if points == 30} == {side}


def test_a_letter_after_the_name_is_a_tile(tmp_path: Path) -> None:
    lines = ["sorteo A E", "empezar", "8H CASA", "acepto", "sobran 1 Bruno atril", "devuelvo A"]
    run(tmp_path, lines, "--record")

    assert state_in(tmp_path / "game.jsonl").phase == "thinking"
    run(tmp_path, ["paso", "paso", "paso", "paso", "quedan Ana A E I O S L R"])
    rack = state_in(tmp_path / "game.jsonl").racks["A"]
    assert rack is not None
    assert rack.tiles == ("A", "E", "I", "O", "S", "L", "R")
