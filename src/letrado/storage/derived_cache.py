"""What was derived before. Damaged or stale, it is made again, never trusted."""

from __future__ import annotations

import hashlib
from pathlib import Path

from letrado.storage.whole_file import write_whole

_TITLE = b"letrado words 2\n"
_DIGEST = 32


def read_cached(folder: Path, name: str, key: bytes) -> bytes | None:
    """The block kept under this name, if it was made for this key and is undamaged."""
    try:
        content = _file(folder, name).read_bytes()
    except OSError:
        return None
    head = _TITLE + key
    body_at = len(head) + _DIGEST
    if not content.startswith(head) or len(content) < body_at:
        return None
    body = memoryview(content)[body_at:]
    if hashlib.sha256(body).digest() != content[len(head) : body_at]:
        return None
    return bytes(body)


def keep_cached(folder: Path, name: str, key: bytes, block: bytes) -> bool:
    """Keep a block; False if the folder cannot be written, which costs only time."""
    try:
        content = _TITLE + key + hashlib.sha256(block).digest() + block
        write_whole(_file(folder, name), content)
    except OSError:
        return False
    return True


def _file(folder: Path, name: str) -> Path:
    return folder / "words" / f"{name}.words"
