"""A game that is killed goes on from its journal as if nothing had happened."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from letrado.table.apply import replay
from letrado.table.journal import read
from tests.cli.command import EXECUTABLE, installed_letrado
from tests.cli.table import run, state_in, whole_game


def start(path: Path, *options: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [EXECUTABLE, "play", "--script", "-", "--journal", str(path), *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def feed(process: subprocess.Popen[bytes], lines: list[str], answered: bytes) -> None:
    """Type the lines and wait until the last of them has been answered."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("".join(f"{line}\n" for line in lines).encode())
    process.stdin.flush()
    for line in process.stdout:
        if answered in line:
            return
    pytest.fail("the game ended too soon")


@pytest.mark.parametrize("cut", [2, 5, 9, 13])
def test_a_game_killed_in_the_middle_goes_on_to_the_same_end(cut: int, tmp_path: Path) -> None:
    lines, session = whole_game("fise-2009", "a5")
    path = tmp_path / "game.jsonl"
    process = start(path, "--seed", "a5")
    try:
        feed(process, [*lines[:cut], "zzz"], b"> zzz")
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.communicate()
    killed = state_in(path)
    with path.open("ab") as torn:
        torn.write(b'{"event":"turn_en')

    told = run(tmp_path, lines[cut:])

    assert told.code == 0
    assert killed.phase != "closed"
    assert state_in(path) == session.state


def test_two_programs_do_not_play_one_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    process = start(path, "--seed", "30")
    try:
        feed(process, ["empezar", "zzz"], b"> zzz")
        told = installed_letrado("play", "--script", "/dev/null", "--journal", str(path))
    finally:
        process.communicate()

    assert told.code == 2
    assert "otro programa" in told.err


def test_what_was_answered_is_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    process = start(path, "--seed", "30")
    try:
        feed(process, ["empezar", "paso", "zzz"], b"> zzz")
        deadline = time.monotonic() + 10
        events = read(path.read_bytes(), str(path))
        while not replay(events).entries and time.monotonic() < deadline:
            events = read(path.read_bytes(), str(path))
    finally:
        process.communicate()

    assert [entry.kind for entry in replay(events).entries] == ["pass"]
