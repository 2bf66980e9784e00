"""The command that reviews, as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from letrado.messages.catalogue import render
from letrado.records.gcg_writing import write_gcg
from tests.cli.command import letrado
from tests.records.handwritten import SPANISH, game
from tests.records.test_review import BOOK, FEW, MIXED
from tests.records.test_sheets import pdf_text


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "words.txt").write_text("\n".join(FEW.split()), encoding="utf-8")
    games = tmp_path / "games"
    games.mkdir()
    for number in range(4):
        record = game(SPANISH + MIXED)
        (games / f"{number}.gcg").write_bytes(write_gcg(record))
    (tmp_path / "empty").mkdir()
    return {
        "words": str(tmp_path / "words.txt"),
        "folder": str(games),
        "game": str(games / "0.gcg"),
        "empty": str(tmp_path / "empty"),
        "out": str(tmp_path / "out"),
    }


def run(files: dict[str, str], *arguments: str) -> list[str]:
    asked = [part.format(**files) for part in arguments]
    return ["review", *asked, "--words", files["words"], "--quick"]


def test_the_command_writes_page_and_pdf_and_tells_the_mistakes(files: dict[str, str]) -> None:
    wanted = ("--rulebook", BOOK, "--html", "{out}.html", "--pdf", "{out}.pdf")
    done = letrado(*run(files, "{game}", *wanted), "--language", "ca")

    assert (done.code, done.err) == (0, "")
    assert render("review.kind_phony_played", "ca") in done.out
    assert "SACERAS" in Path(files["out"] + ".html").read_text("utf-8")
    assert "SACERAS" in pdf_text(Path(files["out"] + ".pdf").read_bytes())


def test_the_review_comes_as_json(files: dict[str, str]) -> None:
    done = letrado(*run(files, "{game}", "--rulebook", BOOK, "--json"))
    found = json.loads(done.out)

    assert found["level"] == "quick"
    assert [move["turn"] for move in found["moves"]] == [1, 2, 3]
    assert found["moves"][0]["bad_words"][0]["word"] == "SACERAS"


def test_a_folder_gives_the_profile_of_a_player(files: dict[str, str]) -> None:
    done = letrado(*run(files, "{folder}", "--player", "ana muñoz", "--rulebook", BOOK, "--json"))
    profile = json.loads(done.out)

    assert len(profile["games"]) == 4
    assert profile["mistakes"]["phony_played"] == 4
    accuracy = profile["figures"]["accuracy"]
    assert accuracy["low"] == accuracy["mean"] == accuracy["high"]  # four games alike
    told = letrado(*run(files, "{folder}", "--player", "Ana", "--rulebook", BOOK))
    assert (told.code, told.err) == (0, "")
    assert render("review.interval", "es") in told.out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["{game}"], "game_without_rulebook"),
        (["{folder}", "--rulebook", BOOK], "player_needed"),
        (["{folder}", "--rulebook", BOOK, "--player", "Nadie"], "nobody_of_that_name"),
        (["{folder}", "--rulebook", BOOK, "--player", "Ana", "--pdf", "x"], "profile_is_text"),
        (["{empty}", "--rulebook", BOOK, "--player", "Ana"], "no_games"),
        (["{game}", "--rulebook", "uf-2007"], "game_of_other_tiles"),
        (["{out}.gcg", "--rulebook", BOOK], "file_not_found"),
        (["{words}", "--rulebook", BOOK], "unknown_format"),
    ],
)
def test_what_cannot_be_reviewed_is_said(
    files: dict[str, str], arguments: list[str], code: str
) -> None:
    done = letrado(*run(files, *arguments))
    facts = dict.fromkeys(("path", "text", "known", "formats", "found", "wanted"), "\0")
    pieces = render(f"error.{code}", "es", **facts).split("\0")

    assert done.code == 2
    assert done.out == ""
    assert max(pieces, key=len).strip() in done.err


def test_what_comes_before_the_damage_can_be_reviewed(files: dict[str, str]) -> None:
    path = Path(files["out"] + ".gcg")
    path.write_text(SPANISH + MIXED + ">Ana: what is this\n", encoding="utf-8")
    asked = run(files, str(path), "--rulebook", BOOK)
    refused, kept = letrado(*asked), letrado(*asked, "--keep")

    assert refused.code == 2
    assert "--keep" in refused.err
    assert (kept.code, kept.err) == (0, "")
