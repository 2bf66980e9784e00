"""The commands, as a program would call them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from letrado.cli.main import letrado
from letrado.errors import LetradoError
from letrado.messages.catalogue import LANGUAGES, render
from letrado.rulebook.loader import rulebook_ids
from tests.engine.asking import run
from tests.players.test_whole_games import CATALAN, SPANISH

EMPTY = "/".join(["15"] * 15)


def test_plays_come_as_one_json_line_a_position(graph: str, tmp_path: Path) -> None:
    (tmp_path / "two.cgp").write_text(f"{EMPTY} CASA/ 0/0 0\n\n{EMPTY} [LL]AMA/ 0/0 0\n")
    out = run(
        "plays",
        *("--cgp-file", str(tmp_path / "two.cgp")),
        *("--rulebook", "fise-2009", "--words", graph, "--json"),
    )

    first, second = map(json.loads, out.splitlines())
    assert first["count"] >= len(first["plays"]) > 0
    assert first["plays"][0].keys() == {"play", "score", "leave", "equity"}
    assert any("[LL]AMA" in play["play"] for play in second["plays"])


def test_best_is_said_in_words_and_in_json(graph: str) -> None:
    asked = ["best", "--rulebook", "fise-2009", "--words", graph, "--cgp"]
    mes, nothing = f"{EMPTY} MES/ 0/0 0", f"{EMPTY} QVX/ 0/0 0"
    told = json.loads(run(*asked, mes, "--json"))

    assert told["move"] in {"play", "exchange"}
    assert told.get("play", told.get("tiles")) in run(*asked, mes)
    assert json.loads(run(*asked, nothing, "--json"))["move"] == "exchange"


def test_a_match_tells_pairs_and_chance(graph: str) -> None:
    out = run(
        *("match", "letrado", "voraz", "--games", "8", "--json"),
        *("--rulebook", "redeletras", "--words", graph),
    )

    assert json.loads(out)["pairs"] == 4


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_a_match_is_played_under_every_book(book_id: str, tmp_path: Path) -> None:
    words = CATALAN if book_id == "uf-2007" else SPANISH
    (tmp_path / "list.txt").write_text(words.replace(" ", "\n"), "utf-8")
    asked = ("--rulebook", book_id, "--words", str(tmp_path / "list.txt"), "--games", "2")
    out = run("match", "voraz", "voraz", *asked, "--json")
    told = run("match", "voraz", "voraz", *asked)

    assert json.loads(out) == {
        "first": "voraz",
        "second": "voraz",
        "pairs": 1,
        "won": 50.0,  # the same player in both seats of the same bags
        "games_won": 50.0,
        "spread": 0.0,
        "chance": 1.0,
    }
    assert "50.0 %" in told


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["plays", "--cgp", "nada", "--rulebook", "fise-2009", "--words", "GRAPH"], "not_a_cgp"),
        (["plays", "--rulebook", "fise-2009", "--words", "GRAPH"], "no_position"),
        (["plays", "--cgp", "x", "--rulebook", "fise-1900"], "unknown_rulebook"),
        (["best", "--cgp", "x", "--rulebook", "aas-2018", "--words", "no.kwg"], "graph_unusable"),
        (["match", "a", "b", "--rulebook", "fise-2009", "--words", "GRAPH"], "unknown_player"),
        (["match", "a", "b", "--games", "3", "--rulebook", "fise-2009"], "odd_games"),
    ],
)
def test_what_cannot_be_done_is_said_in_three_languages(
    arguments: list[str], code: str, graph: str
) -> None:
    given = [graph if argument == "GRAPH" else argument for argument in arguments]
    with pytest.raises(LetradoError) as refused:
        CliRunner().invoke(letrado, ["engine", *given], catch_exceptions=False)

    assert refused.value.code == code
    texts = {render(f"error.{code}", language, **refused.value.facts) for language in LANGUAGES}
    assert len(texts) == 3
