"""The installed command, started as a user starts it."""

import json
import os
import resource
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

from letrado.rulebook.loader import rulebook_ids
from tests.cli.command import EXECUTABLE, installed_letrado


def test_it_tells_its_version() -> None:
    told = installed_letrado("--version")

    assert (told.code, told.out.strip()) == (0, version("letrado"))


def test_it_lists_the_rulebooks_for_programs() -> None:
    told = installed_letrado("rulebook", "list", "--json")

    assert told.code == 0
    assert tuple(book["id"] for book in json.loads(told.out)) == rulebook_ids()


def test_it_speaks_the_language_of_the_environment_unless_told_otherwise() -> None:
    catalan = {"LETRADO_LANGUAGE": "ca_ES.UTF-8"}

    assert "Llengua" in installed_letrado("rulebook", "list", environment=catalan).out
    assert "Lengua" in installed_letrado("rulebook", "list").out
    told = installed_letrado("rulebook", "list", "--language", "en", environment=catalan)
    assert "Publisher" not in told.out
    assert "Published by" in told.out


def test_a_language_we_do_not_speak_is_told_in_spanish() -> None:
    for told in (
        installed_letrado("rulebook", "list", "--language", "fr"),
        installed_letrado("rulebook", "list", environment={"LETRADO_LANGUAGE": "fr"}),
    ):
        assert told.code == 2
        assert told.out == ""
        assert told.err == "Error: no hablamos «fr»; elija entre es, ca, en.\n"


def test_a_name_that_is_no_text_is_told_without_falling_over() -> None:
    for arguments in (("draw", "verify", b"\xff"), ("rulebook", "show", b"\xff")):
        told = installed_letrado(*arguments)
        assert told.code == 2
        assert told.err.startswith("Error: ")
        assert "Traceback" not in told.err


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_without_our_letters_gets_what_it_can_show(encoding: str) -> None:
    done = subprocess.run(
        [EXECUTABLE, "rulebook", "readings"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        timeout=60,
        check=False,
    )

    assert b"Traceback" not in done.stderr
    assert done.returncode == 0
    assert b"A01" in done.stdout


def test_a_reader_that_goes_away_is_no_error() -> None:
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"'{EXECUTABLE}' rulebook compare --all | head -n 1"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs an endless file")
def test_an_endless_file_is_refused() -> None:
    done = subprocess.run(
        [EXECUTABLE, "--language", "en", "draw", "verify", "/dev/zero"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30)),
    )

    assert done.stderr.startswith("Error: /dev/zero is larger than 16 MB")
    assert done.returncode == 2
