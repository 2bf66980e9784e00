"""Reading the files that a user names."""

from __future__ import annotations

from pathlib import Path

from letrado.errors import InputError

LARGEST_BYTES = 16 * 1024 * 1024


def read_file(name: str) -> bytes:
    """The content of a file; raise InputError that says why it cannot be read."""
    path = Path(name)
    try:
        if path.stat().st_size > LARGEST_BYTES:
            raise InputError("file_too_large", path=name, megabytes=LARGEST_BYTES // 2**20)
        return path.read_bytes()
    except FileNotFoundError as wrong:
        raise InputError("file_not_found", path=name) from wrong
    except IsADirectoryError as wrong:
        raise InputError("file_is_folder", path=name) from wrong
    except (PermissionError, OSError) as wrong:
        raise InputError("file_unreadable", path=name) from wrong
