"""Writing the files that a user asks for."""

from __future__ import annotations

from pathlib import Path

from letrado.errors import InputError
from letrado.storage.whole_file import write_whole


def write_output(name: str, content: bytes) -> None:
    """Write a file whole or not at all; raise InputError when it cannot be written."""
    path = Path(name)
    if path.is_dir():
        raise InputError("file_is_folder", path=name)
    try:
        write_whole(path, content)
    except OSError as wrong:
        raise InputError("output_unwritable", path=name) from wrong
