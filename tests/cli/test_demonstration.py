"""What `letrado play` shows when there is no terminal."""

import subprocess

import pytest

from letrado.cli.demonstration import AT_A_GLANCE
from letrado.messages.catalogue import LANGUAGES, Language, render
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provisions import by_path
from tests.cli.command import EXECUTABLE, letrado


@pytest.fixture(autouse=True)
def _no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demonstration_shows_the_books_and_a_whole_game(language: Language) -> None:
    told = letrado("play", "--language", language)

    assert told.code == 0
    assert told.err == ""
    assert render("demonstration.rulebooks", language) in told.out
    assert all(book_id in told.out for book_id in rulebook_ids())
    valid = render("event.verdict_given.valid", language, by=render("party.arbiter", language))
    invalid = render("event.verdict_given.invalid", language, by=render("party.arbiter", language))
    assert valid in told.out
    assert invalid in told.out
    ending = render("ending_kind.passes", language)
    assert render("event.game_ended.plain", language, kind=ending) in told.out
    assert "{" not in told.out
    draws = 9 if language == "ca" else 8
    assert told.out.endswith(render("draw.draw_agrees", language, draws=draws) + "\n")


def test_the_game_in_catalan_is_played_by_the_catalan_rulebook() -> None:
    told = letrado("play", "--language", "ca")

    assert "segons uf-2007" in told.out
    assert "> senyors" in told.out
    assert "H7 ARANYA" in told.out


def test_the_game_in_spanish_has_a_digraph_and_a_blank() -> None:
    rows = [line.split() for line in letrado("play").out.splitlines()]

    assert next(row for row in rows if row[:1] == ["8"])[5:9] == ["L", "E", "CH", "E"]
    assert "i" in next(row for row in rows if row[:1] == ["7"])


def test_the_demonstration_runs_from_the_shell() -> None:
    done = subprocess.run(
        [EXECUTABLE, "play"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )

    assert done.returncode == 0
    assert done.stderr == b""
    assert b"LECHE" in done.stdout


def test_the_questions_at_a_glance_exist() -> None:
    assert set(AT_A_GLANCE) <= {path for path, _ in by_path(load_rulebook("fise-2009").provisions)}
