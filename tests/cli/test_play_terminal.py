"""Two people at one terminal: a real pseudo-terminal, with racks hidden between turns."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.command import EXECUTABLE
from tests.cli.table import state_in
from tests.players.test_whole_games import SPANISH

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = "\x1b[2J"
BRUNO = "CH 5  B 3  E 1  E 1  T 1  L 1  C 3"
ANA = "N 1  R 1    0  Z 10  V 4  S 1  D 2"


class Screen:
    """The far end of a terminal."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._seen = ""

    def type(self, line: str) -> None:
        os.write(self._descriptor, f"{line}\n".encode())

    def type_nothing_more(self) -> None:
        os.write(self._descriptor, b"\x04")

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """What the screen shows once the text is on it, after it was last cleared."""
        deadline = time.monotonic() + seconds
        while text not in self.shown():
            left = deadline - time.monotonic()
            ready = left > 0 and select.select([self._descriptor], [], [], left)[0]
            if not ready:
                pytest.fail(f"no {text!r} on the screen:\n{self.shown()}")
            self._seen += os.read(self._descriptor, 65536).decode(errors="replace")
        return self.shown()

    def shown(self) -> str:
        return CONTROL.sub("", self._seen.rpartition(CLEARED)[2])


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[tuple[Screen, "subprocess.Popen[bytes]"]]:
    near, far = pty.openpty()
    inherited = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
    fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    # What runs in the background ignores Ctrl+C, and what it starts inherits that; at a terminal it
    # is heard.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [EXECUTABLE, *arguments],
        stdin=far,
        stdout=far,
        stderr=far,
        cwd=folder,
        env={**inherited, "TERM": "xterm-256color", "LETRADO_LANGUAGE": "es"},
    )
    signal.signal(signal.SIGINT, before)
    os.close(far)
    try:
        yield Screen(near), process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(timeout=30)
        os.close(near)


def test_a_game_for_two_with_racks_hidden_between_turns(tmp_path: Path) -> None:
    arguments = ("play", "--seed", "30", "--journal", "game.jsonl", "--clock", "chess")
    with terminal(tmp_path, *arguments) as (screen, process):
        screen.wait_for("mesa> ")
        screen.type("")
        shown = screen.wait_for("Pase la pantalla a Bruno y pulse Enter.")
        assert "Atril" not in shown
        screen.type("")
        shown = screen.wait_for("Bruno> ")
        assert f"Atril de Bruno:  {BRUNO}" in shown
        assert ANA not in shown
        screen.type("8e leche")
        shown = screen.wait_for("Ana> ")
        assert "Bruno juega 8E LECHE: 16 puntos." in shown
        assert "Atril" not in shown
        screen.type("accepto")
        shown = screen.wait_for("Pase la pantalla a Ana y pulse Enter.")
        assert "Atril" not in shown
        screen.type("")
        shown = screen.wait_for("Ana> ")
        assert f"Atril de Ana:  {ANA}" in shown
        assert BRUNO[:10] not in shown
        screen.type("?")
        screen.wait_for("Pulse Enter para seguir.")
        screen.type("")
        screen.wait_for("Ana> ")
        screen.type("atril Bruno")
        shown = screen.wait_for("Pase la pantalla a Bruno y pulse Enter.")
        assert "Atril" not in shown
        screen.type("")
        shown = screen.wait_for("Pulse Enter para seguir.")
        assert "Atril de Bruno" in shown
        screen.type("")
        screen.wait_for("Pase la pantalla a Ana y pulse Enter.")
        screen.type("")
        screen.wait_for("Ana> ")
        screen.type("diario")
        screen.wait_for("Empieza Bruno.")
        screen.type("\n")  # as many pages as it takes
        screen.wait_for("Ana> ")
        screen.type("tonterías")
        screen.wait_for("no se entiende «tonterías»")
        screen.type("salir")
        assert process.wait(timeout=30) == 0
        screen.wait_for("para seguir: letrado play --journal game.jsonl")

    assert state_in(tmp_path / "game.jsonl").entries[0].points == 16


def test_the_timer_takes_the_turn_of_a_player_who_does_nothing(tmp_path: Path) -> None:
    rules = tmp_path / "quick.toml"
    rules.write_text('rulebook = "fise-2009"\nprovisions.time.timer.seconds = 2\n', "utf-8")
    arguments = ("play", "--seed", "30", "--journal", "g.jsonl", "--clock", "timer")
    with terminal(tmp_path, *arguments, "--tournament", str(rules)) as (screen, _):
        screen.wait_for("mesa> ")
        screen.type("")
        screen.wait_for("Pase la pantalla a Bruno")
        shown = screen.wait_for("Pase la pantalla a Ana y pulse Enter.")
        assert "Se acaba el tiempo del turno de Bruno." in shown
        assert "Atril" not in shown


def test_the_end_of_the_input_and_an_interruption_leave_the_game_in_its_journal(
    tmp_path: Path,
) -> None:
    for name in ("end.jsonl", "interruption.jsonl"):
        with terminal(tmp_path, "play", "--seed", "30", "--journal", name) as (screen, process):
            screen.wait_for("mesa> ")
            if name == "end.jsonl":
                screen.type_nothing_more()
            else:
                process.send_signal(signal.SIGINT)
            assert process.wait(timeout=30) == 0
            assert "Traceback" not in screen.wait_for(f"--journal {name}")
        assert state_in(tmp_path / name).phase == "set_up"


def test_a_journal_is_stepped_through_with_enter(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seed", "30", "--journal", "g.jsonl") as (screen, process):
        screen.wait_for("mesa> ")
        screen.type("")
        screen.wait_for("Pase la pantalla")
        screen.type_nothing_more()
        assert process.wait(timeout=30) == 0
    with terminal(tmp_path, "replay", "g.jsonl") as (screen, process):
        screen.wait_for("Suceso 1 de 7.")
        screen.type("")
        shown = screen.wait_for("Suceso 2 de 7.")
        assert "Ana saca U y Bruno saca D." in shown
        screen.type("-")
        screen.wait_for("Suceso 1 de 7.")
        screen.type("q")
        assert process.wait(timeout=30) == 0


def test_against_the_machine_no_screen_is_handed_over(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("\n".join(SPANISH.split()), "utf-8")
    options = ("--against", "letrado", "--list", "words.txt", "--seed", "7")
    with terminal(tmp_path, "play", "--journal", "game.jsonl", *options) as (screen, process):
        screen.wait_for("empezar")
        screen.type("")
        shown = screen.wait_for("Ana>")
        while "Atril de Ana" not in shown:
            screen.type("acepto")
            shown = screen.wait_for("Atril de Ana")
        screen.type("paso")
        shown = screen.wait_for("letrado ")
        screen.type("salir")
        process.wait(timeout=60)

    assert "Pase la pantalla" not in shown
    assert [entry.side for entry in state_in(tmp_path / "game.jsonl").entries].count("A") == 1
