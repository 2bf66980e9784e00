"""letrado engine solve, as a program would call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from letrado.cli.main import letrado
from letrado.errors import InputError
from letrado.lexicon.word_set import WordSet
from letrado.messages.catalogue import LANGUAGES, render
from letrado.storage.word_files import write_words

EMPTY = "/".join(["15"] * 15)


def solved(*arguments: str) -> str:
    command = ["engine", "solve", "--rulebook", "fise-2009", *arguments]
    done = CliRunner().invoke(letrado, command, catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


def test_an_ending_comes_as_one_json_line_and_as_a_table(shared: Path, big_graph: Path) -> None:
    lines = (shared / "bench" / "endgames_es.tsv").read_text().splitlines()
    value, _, cgp = lines[3].split("\t")
    asked = ("--words", str(big_graph), "--cgp", cgp, "--seconds", "120")
    told = json.loads(solved(*asked, "--json"))

    assert told["proved"] is True
    assert told["value"] == told["low"] == told["high"] == int(value)
    assert told["best"] == told["line"][0]
    assert told["best"]["play"] in solved(*asked)


def test_a_tile_in_the_bag_gives_candidates(shared: Path, big_graph: Path) -> None:
    cgp = (shared / "bench" / "preendgames_es.cgp").read_text().splitlines()[2]
    asked = ("--words", str(big_graph), "--cgp", cgp, "--seconds", "0.5")
    told = json.loads(solved(*asked, "--json"))

    assert told["value"] == told["candidates"][0]["value"]
    assert told["best"] == told["line"][0] == told["candidates"][0]["move"]
    assert len(told["candidates"]) == 10
    for candidate in told["candidates"]:
        assert (candidate["certainty"] == "exact") is candidate["proved"]
    assert solved(*asked)


@pytest.mark.parametrize(
    ("rest", "code"), [("CASA/ 0/0 0", "bag_not_empty"), ("/ 0/0 0", "no_rack_to_solve")]
)
def test_what_cannot_be_solved_is_said_in_every_language(
    rest: str, code: str, few_words: WordSet, tmp_path: Path
) -> None:
    write_words(few_words, tmp_path / "few.kwg")
    with pytest.raises(InputError) as caught:
        solved("--words", str(tmp_path / "few.kwg"), "--cgp", f"{EMPTY} {rest}")

    assert caught.value.code == code
    for language in LANGUAGES:
        assert render(f"error.{code}", language, **caught.value.facts)
