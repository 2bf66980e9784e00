"""The command line as a user meets it: what it prints, where, and how it ends."""

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from letrado.cli.main import main

EXECUTABLE = Path(sys.executable).with_name("letrado")


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


def letrado(*arguments: str) -> Outcome:
    """Run the command in this process: the same entry, without the time to start Python."""
    out, err = io.StringIO(), io.StringIO()
    code: object = 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["letrado", *arguments])
        patch.delenv("LETRADO_LANGUAGE", raising=False)
        try:
            main()
        except SystemExit as leaving:
            code = leaving.code or 0
    assert isinstance(code, int)
    return Outcome(code, out.getvalue(), err.getvalue())


def installed_letrado(
    *arguments: str | bytes, environment: Mapping[str, str] | None = None
) -> Outcome:
    """Run the installed executable."""
    inherited = {name: text for name, text in os.environ.items() if name != "LETRADO_LANGUAGE"}
    done = subprocess.run(
        [EXECUTABLE, *arguments],
        capture_output=True,
        env=inherited | dict(environment or {}),
        timeout=60,
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())
