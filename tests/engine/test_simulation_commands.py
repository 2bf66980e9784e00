"""letrado engine simulate and explain, as a program and as a person call them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from letrado.cli.main import letrado
from letrado.errors import LetradoError
from letrado.messages.catalogue import LANGUAGES, render
from tests.engine.asking import run

BOARD = "15/15/15/15/15/15/15/7CASA4/7A7/7L7/7L7/7E7/15/15/15"
HERE = f"{BOARD} MESARLO/ 20/12 0"


def test_a_simulation_is_one_json_line_a_position(graph: str, tmp_path: Path) -> None:
    (tmp_path / "two.cgp").write_text(f"{HERE}\n{BOARD} SAL/ 0/0 0\n")
    out = run(
        *("simulate", "--cgp-file", str(tmp_path / "two.cgp"), "--words", graph),
        *("--rollouts", "80", "--threads", "2", "--json"),
    )

    first, second = map(json.loads, out.splitlines())
    assert first["best"] == first["candidates"][0]["move"]
    assert first["rollouts"] >= 80
    assert 0 <= second["candidates"][0]["win"] <= 1


def test_a_simulation_is_a_table_for_people(graph: str) -> None:
    out = run("simulate", "--cgp", HERE, "--words", graph, "--rollouts", "80", "--play", "-MES")

    assert "-EMS" in out
    assert "%" in out


def test_phonies_challenges_and_the_last_move_are_options(graph: str) -> None:
    wrong = "12H .MESARLO"
    asked = ("simulate", "--cgp", HERE, "--words", graph, "--rollouts", "200", "--json")

    def told(*options: str) -> dict[str, dict[str, float]]:
        found = json.loads(run(*asked, *options))
        return {each["move"]: each for each in found["candidates"]}

    let_pass = told("--play", wrong)[wrong]
    caught = told("--play", wrong, "--challenged", "1")[wrong]
    assert let_pass["equity"] > caught["equity"]
    best, failing = told(), told("--opponent-fails", "1")
    assert max(each["win"] for each in failing.values()) > max(
        each["win"] for each in best.values()
    )
    assert json.loads(run(*asked, "--last", "8H CASA"))["inferred_from"] > 1
    table = run("simulate", "--cgp", HERE, "--words", graph, "--rollouts", "80", "--last", "-3")
    assert "restos posibles" in " ".join(table.split())


@pytest.mark.parametrize("moves", [("13I MES",), ("13I MES", "8H ....S"), ("-MES",)])
def test_moves_are_explained(graph: str, moves: tuple[str, ...]) -> None:
    asked = ("--cgp", HERE, "--words", graph, "--rollouts", "80")
    told = json.loads(run("explain", *moves, *asked, "--json"))

    assert run("explain", *moves, *asked).splitlines() == told["sentences"]
    assert told["better"]["win"] >= 0


def test_a_match_seats_simulating_players_and_levels(graph: str) -> None:
    out = run("match", "simulador:20", "principiante", "--games", "2", "--words", graph, "--json")

    assert json.loads(out)["pairs"] == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["simulate", "--cgp", "nada"], "not_a_cgp"),
        (["simulate"], "no_position"),
        (["simulate", "--cgp-file", "/dev/null"], "no_position_in_file"),
        (["simulate", "--cgp", HERE, "--seconds", "nan"], "option_out_of_range"),
        (["simulate", "--cgp", HERE, "--play", "8A XX"], "move_unusable"),
        (["simulate", "--cgp", HERE, "--last", "8A SAL"], "last_play_not_on_board"),
        (["simulate", "--cgp", HERE, "--last", "-9"], "move_unusable"),
        (["simulate", "--cgp", HERE, "--memory", "1", "--threads", "9"], "memory_too_small"),
        (["explain", "-QQ", "--cgp", HERE], "move_unusable"),
        (["match", "simulador:", "letrado"], "unknown_player"),
        (["match", "simulador:0", "letrado"], "option_out_of_range"),
    ],
)
def test_what_cannot_be_done_is_said_in_three_languages(
    arguments: list[str], code: str, graph: str
) -> None:
    with pytest.raises(LetradoError) as refused:
        CliRunner().invoke(
            letrado, ["engine", *arguments, "--words", graph], catch_exceptions=False
        )

    assert refused.value.code == code
    texts = {render(f"error.{code}", language, **refused.value.facts) for language in LANGUAGES}
    assert len(texts) == 3
