"""Reading the files that a user names."""

from __future__ import annotations

from pathlib import Path

from letrado.errors import InputError

LARGEST_BYTES = 16 * 1024 * 1024


def read_file(name: str) -> bytes:
    """The content of a file; raise InputError that says why it cannot be read."""
    try:
        with Path(name).open("rb") as file:
            content = file.read(LARGEST_BYTES + 1)
    except FileNotFoundError as wrong:
        raise InputError("file_not_found", path=name) from wrong
    except IsADirectoryError as wrong:
        raise InputError("file_is_folder", path=name) from wrong
    except (PermissionError, OSError) as wrong:
        raise InputError("file_unreadable", path=name) from wrong
    if len(content) > LARGEST_BYTES:
        raise InputError("file_too_large", path=name, megabytes=LARGEST_BYTES // 2**20)
    return content
