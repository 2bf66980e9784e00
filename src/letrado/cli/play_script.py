"""Orders read from a file or a pipe, one a line, with the answers after each."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.text import Text

from letrado.cli.files import read_file
from letrado.cli.play_session import Session


def script_lines(name: str) -> Iterator[str]:
    """The lines of a script; - reads them as they come."""
    if name == "-":
        for line in sys.stdin.buffer:
            yield line.decode(errors="replace").rstrip("\r\n")
        return
    yield from read_file(name).decode("utf-8-sig", errors="replace").splitlines()


def run_script(session: Session, lines: Iterable[str], out: Console) -> None:
    """Obey line by line; blank lines and lines that begin with # are left out."""
    for line in lines:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        out.print(Text(f"> {line}", style="cyan"))
        reply = session.obey(line)
        for shown in reply.shown:
            out.print(shown)
        out.file.flush()
        if reply.leaves:
            return
