"""The journal of one game on disk: append-only, one writer, whole after any crash.

A blank line closes what one command brought about. What follows the last blank line was never
acknowledged: it is dropped when the file is opened again, so that a game is never left between
two events that belong together. Files without blank lines lose only a last line cut short.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from letrado.errors import InputError
from letrado.table.events import AnyEvent
from letrado.table.journal import event_line, header_line, read, replayed
from letrado.table.state import State

CLOSED = b"\n"  # the blank line after the events of one command
LARGEST_BYTES = 16 * 1024 * 1024


class JournalFile:
    """An open journal. Nobody else writes it until it is closed or this process ends."""

    def __init__(self, path: Path, descriptor: int, size: int) -> None:
        self.path = path
        self._descriptor = descriptor
        self._size = size

    @classmethod
    def create(cls, path: Path) -> JournalFile:
        """A new journal; a file that exists is never overwritten."""
        try:
            flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
            descriptor = os.open(path, flags, 0o644)
        except FileExistsError as wrong:
            raise InputError("file_exists", path=str(path)) from wrong
        except OSError as wrong:
            raise InputError("file_unwritable", path=str(path)) from wrong
        _lock(descriptor, path)
        journal = cls(path, descriptor, 0)
        journal._write(header_line() + CLOSED)
        _sync_folder(path.parent)
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[JournalFile, list[AnyEvent], State]:
        """Open a journal to go on with its game; mend what a crash cut short."""
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CLOEXEC)
        except FileNotFoundError as wrong:
            raise InputError("file_not_found", path=str(path)) from wrong
        except IsADirectoryError as wrong:
            raise InputError("file_is_folder", path=str(path)) from wrong
        except OSError as wrong:
            raise InputError("file_unwritable", path=str(path)) from wrong
        try:
            _lock(descriptor, path)
            content = _content(descriptor, path)
            whole = acknowledged(content)
            events = read(whole, str(path))
            state = replayed(events, str(path))
            journal = cls(path, descriptor, len(whole))
            if whole != content:
                journal._mend(content, whole)
        except BaseException:
            os.close(descriptor)
            raise
        return journal, events, state

    def append(self, events: Iterable[AnyEvent]) -> None:
        """Write the events of one command; they are on the disk when this returns."""
        lines = b"".join(event_line(event) for event in events)
        if lines:
            self._write(lines + CLOSED)

    def close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def __enter__(self) -> JournalFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        raised: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, content: bytes) -> None:
        """All of it or nothing."""
        try:
            at = self._size
            while at < self._size + len(content):
                at += os.pwrite(self._descriptor, content[at - self._size :], at)
            os.fsync(self._descriptor)
        except OSError as wrong:
            os.ftruncate(self._descriptor, self._size)
            raise InputError("file_unwritable", path=str(self.path)) from wrong
        self._size += len(content)

    def _mend(self, content: bytes, whole: bytes) -> None:
        if content.startswith(whole):
            os.ftruncate(self._descriptor, len(whole))
            os.fsync(self._descriptor)
        else:  # not even the header was whole
            self._size = 0
            self._write(whole)


def acknowledged(content: bytes) -> bytes:
    """The part of a journal that was written to the end."""
    if header_line().startswith(content):  # the crash came before the first event
        return header_line() + CLOSED
    lines_end = content.rfind(b"\n") + 1
    closed = content.rfind(b"\n" + CLOSED)
    return content[: closed + 2] if closed >= 0 else content[:lines_end]


def _lock(descriptor: int, path: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        raise InputError("file_in_use", path=str(path)) from wrong


def _content(descriptor: int, path: Path) -> bytes:
    content = b""
    try:
        while len(content) <= LARGEST_BYTES and (
            chunk := os.pread(descriptor, 2**20, len(content))
        ):
            content += chunk
    except OSError as wrong:
        raise InputError("file_unreadable", path=str(path)) from wrong
    if len(content) > LARGEST_BYTES:
        megabytes = LARGEST_BYTES // 2**20
        raise InputError("file_too_large", path=str(path), megabytes=megabytes)
    return content


def _sync_folder(folder: Path) -> None:
    """Make the name of a new file survive a crash."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
