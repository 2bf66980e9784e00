"""Which lemmas may give a string, admitted or not: an exact index in one block of bytes.

Strings are kept without accents, by length, in order, one byte per letter; beside each length
stand the codes of its strings: a row of the table of lemmas, or the place of a list of rows.
Whether a string is a word is not asked here but of a WordSet.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable

import msgspec

from letrado.errors import DataError
from letrado.lexicon.playable import Playable

_MANY = 1 << 31
_LETTERS = "latin-1"  # one byte for every letter of the tiles, Ñ and Ç included
_VERSION = 2


class _Group(msgspec.Struct, frozen=True):
    length: int
    count: int
    words_at: int
    codes_at: int


class _Header(msgspec.Struct, frozen=True):
    version: int
    byte_order: str
    groups: tuple[_Group, ...]
    many_at: int
    many_count: int


class Origins:
    """Reads the block; a block that does not hold together is a DataError."""

    def __init__(self, content: bytes) -> None:
        try:
            head, _, _ = content.partition(b"\n")
            header = msgspec.json.decode(head, type=_Header)
            if (header.version, header.byte_order) != (_VERSION, sys.byteorder):
                raise DataError(path="origins", problem="made by another version or machine")
            self._content = content
            self._words: dict[int, tuple[int, int]] = {}
            self._codes: dict[int, memoryview] = {}
            body = memoryview(content)[len(head) + 1 :]
            start = len(head) + 1
            for group in header.groups:
                self._words[group.length] = (start + group.words_at, group.count)
                codes = body[group.codes_at : group.codes_at + 4 * group.count]
                self._codes[group.length] = codes.cast("I")
                if len(self._codes[group.length]) != group.count:
                    raise DataError(path="origins", problem="cut short")
            many = body[header.many_at : header.many_at + 4 * header.many_count]
            self._many = many.cast("I")
        except (msgspec.DecodeError, ValueError, TypeError) as wrong:
            raise DataError(path="origins", problem=str(wrong)) from wrong

    def rows(self, word: str) -> tuple[int, ...]:
        """The rows of the table whose lemma may give this string."""
        place = self._place(word)
        if place < 0:
            return ()
        code = self._codes[len(word)][place]
        if not code & _MANY:
            return (code,)
        at = code & ~_MANY
        return tuple(self._many[at + 1 : at + 1 + self._many[at]])

    def _place(self, word: str) -> int:
        """The place of this string among those of its length, or -1."""
        try:
            wanted = word.encode(_LETTERS)
        except UnicodeEncodeError:
            return -1
        length = len(wanted)
        start, high = self._words.get(length, (0, 0))
        content, low, last = self._content, 0, high
        while low < high:
            middle = (low + high) >> 1
            at = start + middle * length
            if content[at : at + length] < wanted:
                low = middle + 1
            else:
                high = middle
        return low if low < last and content.startswith(wanted, start + low * length) else -1


NO_ORIGINS = msgspec.json.encode(_Header(_VERSION, sys.byteorder, (), 0, 0)) + b"\n"


class OriginsWriter:
    """Gathers strings with the rows that give them, and writes the block."""

    def __init__(self) -> None:
        self.admitted: set[str] = set()  # by any row
        self._codes: dict[str, int] = {}
        self._others: dict[str, list[int]] = {}  # rows of the strings that several give

    def add(self, row: int, words: Iterable[str], *, admitted: bool) -> None:
        """Strings that a row gives; a string is admitted if any row gives it so."""
        codes = self._codes
        for word in words:
            known = codes.setdefault(word, row)
            if known != row:
                rows = self._others.setdefault(word, [known])
                if row not in rows:
                    rows.append(row)
        if admitted:
            self.admitted.update(words)

    def block(self, playable: Playable | None = None) -> bytes:
        """The block of all strings, or of those that can be played; the others are forgotten."""
        many = self._many()
        by_length: dict[int, list[str]] = {}
        for word in self._codes:
            by_length.setdefault(len(word), []).append(word)
        groups: list[_Group] = []
        parts: list[bytes] = []
        at = 0
        for length in sorted(by_length):
            words = by_length[length]
            if playable and not playable.all_fit(length, "".join(words)):
                kept = list(filter(playable.fits, words))
                self.admitted.difference_update(set(words).difference(kept))
                words = kept
            words.sort()
            letters = "".join(words).encode(_LETTERS)
            codes = array("I", map(self._codes.__getitem__, words))
            groups.append(_Group(length, len(words), at, at + len(letters)))
            parts += [letters, codes.tobytes()]
            at += len(letters) + 4 * len(words)
        header = _Header(_VERSION, sys.byteorder, tuple(groups), at, len(many))
        return b"".join([msgspec.json.encode(header), b"\n", *parts, many.tobytes()])

    def _many(self) -> array[int]:
        """The lists of rows, one after another; the code of each string becomes its place."""
        many: array[int] = array("I")
        for word, rows in self._others.items():
            self._codes[word] = _MANY | len(many)
            many.append(len(rows))
            many.extend(rows)
        return many
