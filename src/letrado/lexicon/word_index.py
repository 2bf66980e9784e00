"""An exact index of words in one block of bytes: is it a word, and which lemmas may give it.

Words are kept without accents, by length, in order, one byte per letter; beside each length
stand the codes of its words: one bit for admitted, the rest a row of the table or a list of rows.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator

import msgspec

from letrado.errors import DataError
from letrado.lexicon.playable import Playable

_ADMITTED = 1 << 31
_MANY = 1 << 30
_NONE = _MANY - 1
_LETTERS = "latin-1"  # one byte for every letter of the tiles, Ñ and Ç included


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
    admitted: int


class WordIndex:
    """Reads the block; a block that does not hold together is a DataError."""

    def __init__(self, content: bytes) -> None:
        try:
            head, _, _ = content.partition(b"\n")
            header = msgspec.json.decode(head, type=_Header)
            if (header.version, header.byte_order) != (1, sys.byteorder):
                raise DataError(path="word index", problem="made by another version or machine")
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
                    raise DataError(path="word index", problem="cut short")
            many = body[header.many_at : header.many_at + 4 * header.many_count]
            self._many = many.cast("I")
            self.admitted_count = header.admitted
        except (msgspec.DecodeError, ValueError, TypeError) as wrong:
            raise DataError(path="word index", problem=str(wrong)) from wrong

    def has(self, word: str) -> bool:
        """Is this word, in small letters without accents, admitted?"""
        return self._code(word) >= _ADMITTED

    def rows(self, word: str) -> tuple[int, ...]:
        """The rows of the table whose lemma may give this word, admitted or not."""
        code = self._code(word)
        if code < 0:
            return ()
        value = code & _NONE
        if not code & _MANY:
            return () if value == _NONE else (value,)
        count = self._many[value]
        return tuple(self._many[value + 1 : value + 1 + count])

    def words(self) -> Iterator[str]:
        """The admitted words, by length and in order."""
        for length, (start, count) in self._words.items():
            text = self._content[start : start + length * count].decode(_LETTERS)
            for at, code in enumerate(self._codes[length]):
                if code >= _ADMITTED:
                    yield text[at * length : (at + 1) * length]

    def begins(self, beginning: str, length: int) -> bool:
        """Does any string of this length, admitted or not, begin so?"""
        return self._place(beginning, length) >= 0

    def _code(self, word: str) -> int:
        place = self._place(word, len(word))
        return -1 if place < 0 else self._codes[len(word)][place]

    def _place(self, beginning: str, length: int) -> int:
        """The place of the first string of this length that begins so, or -1."""
        if length not in self._words:
            return -1
        try:
            wanted = beginning.encode(_LETTERS)
        except UnicodeEncodeError:
            return -1
        low = self._first_from(wanted, length, 0)
        start, count = self._words[length]
        at = start + low * length
        return low if low < count and self._content.startswith(wanted, at) else -1

    def continuations(self, beginning: str, length: int) -> Iterator[str]:
        """The letters that follow this beginning in strings of this length."""
        place = self._place(beginning, length)
        if place < 0 or len(beginning) >= length:
            return
        wanted = beginning.encode(_LETTERS)
        start, count = self._words[length]
        while place < count and self._content.startswith(wanted, start + place * length):
            letter = self._content[start + place * length + len(wanted)]
            yield bytes([letter]).decode(_LETTERS)
            place = self._first_from(wanted + bytes([letter + 1]), length, place)

    def _first_from(self, wanted: bytes, length: int, low: int) -> int:
        """The first place from `low` on whose string does not come before the wanted one."""
        start, high = self._words[length]
        content = self._content
        while low < high:
            middle = (low + high) >> 1
            at = start + middle * length
            if content[at : at + length] < wanted:
                low = middle + 1
            else:
                high = middle
        return low


class IndexWriter:
    """Gathers words with the rows that give them, and writes the block."""

    def __init__(self) -> None:
        self._codes: dict[str, int] = {}
        self._others: dict[str, list[int]] = {}  # rows of the words that several give

    def add(self, row: int, words: Iterable[str], *, admitted: bool) -> None:
        """Words that a row gives; a word is admitted if any row gives it so."""
        code = row | _ADMITTED if admitted else row
        codes = self._codes
        for word in words:
            known = codes.setdefault(word, code)
            if known != code:
                codes[word] = known | (code & _ADMITTED)
                rows = self._others.setdefault(word, [known & _NONE])
                if row not in rows:
                    rows.append(row)

    def block(self, playable: Playable | None = None) -> bytes:
        """The block of all words, or of those that can be played."""
        many = self._many()
        by_length: dict[int, list[str]] = {}
        for word in self._codes:
            by_length.setdefault(len(word), []).append(word)
        groups: list[_Group] = []
        parts: list[bytes] = []
        at = admitted = 0
        for length in sorted(by_length):
            words = by_length[length]
            if playable and not playable.all_fit(length, "".join(words)):
                words = list(filter(playable.fits, words))
            words.sort()
            letters = "".join(words).encode(_LETTERS)
            codes = array("I", map(self._codes.__getitem__, words))
            admitted += sum(map(_ADMITTED.__le__, codes))
            groups.append(_Group(length, len(words), at, at + len(letters)))
            parts += [letters, codes.tobytes()]
            at += len(letters) + 4 * len(words)
        header = _Header(1, sys.byteorder, tuple(groups), at, len(many), admitted)
        return b"".join([msgspec.json.encode(header), b"\n", *parts, many.tobytes()])

    def _many(self) -> array[int]:
        """The lists of rows, one after another; the code of each word becomes its place."""
        many: array[int] = array("I")
        for word, rows in self._others.items():
            if len(rows) > 1:
                self._codes[word] = self._codes[word] & _ADMITTED | _MANY | len(many)
                many.append(len(rows))
                many.extend(rows)
        return many


def index_of_words(words: Iterable[str]) -> bytes:
    """The block of a plain list: every word admitted, no lemma known."""
    writer = IndexWriter()
    writer.add(_NONE, words, admitted=True)
    return writer.block()
