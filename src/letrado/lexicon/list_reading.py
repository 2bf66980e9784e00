"""Reads a published word list: one word per line, in any of the ways in which lists are written.

UTF-8 or Latin-1; digraphs as letters, as 1 2 3 or in brackets; with or without accents; any
case; plain or zipped; or already a graph, as the programs of the field keep lists (.kwg).
The first line that is not a word of the tiles refuses the whole file.
"""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
import zlib
from collections.abc import Callable

from msgspec import Struct

from letrado.errors import InputError
from letrado.game.spelling import without_accents
from letrado.game.tileset import TileSet
from letrado.lexicon.playable import FEWEST_TILES, MOST_TILES
from letrado.lexicon.word_set import WordSet
from letrado.lexicon.word_text import GRAPH_SUFFIX, graph_in

MOST_BYTES = 32 * 1024 * 1024  # of text; the largest list known has 7 MB
FEWEST_WORDS = 2
_SHARE_KNOWN = 0.5  # of the words of a list in this language, our own derivation knows most
_SAMPLE = 2000
_SHOWN = 40  # letters of a line that is wrong
_BRACKETS = re.compile(r"\[([^\[\]]*)\]")


class ReadList(Struct, frozen=True):
    """The words of a list as we keep them: small letters, no accents, in order, each once."""

    words: tuple[str, ...]
    sha256: str  # of the file as given
    encoding: str
    repeated: int


def read_word_list(
    content: bytes, name: str, tile_set: TileSet, knows: Callable[[str], bool] | None = None
) -> ReadList:
    """The words of a file; an InputError names the line and the reason if it is not a list.

    `knows` tells the words of the language, where we can tell; a list in another is refused.
    """
    if name.endswith(GRAPH_SUFFIX):
        return _read_graph(content, name, tile_set, knows)
    text_bytes = _unzipped(content, name) if zipfile.is_zipfile(io.BytesIO(content)) else content
    if content[:2] == b"PK" and text_bytes is content:
        raise InputError("list_zip_damaged", path=name)
    text, encoding = _decoded(text_bytes, name)
    lines = text.split("\n")
    reader = _LineReader(tile_set, name)
    found: dict[str, None] = {}
    given = 0
    for number, line in enumerate(lines, start=1):
        word = reader.word(line.strip(), number)
        if word:
            given += 1
            found[word] = None
    if given < FEWEST_WORDS:
        raise InputError("list_empty", path=name)
    words = tuple(sorted(found))
    if knows is not None:
        _check_language(words, name, knows)
        _check_end(lines, reader, name, knows)
    digest = hashlib.sha256(content).hexdigest()
    return ReadList(words=words, sha256=digest, encoding=encoding, repeated=given - len(words))


def _read_graph(
    content: bytes, name: str, tile_set: TileSet, knows: Callable[[str], bool] | None
) -> ReadList:
    """The words of a graph; only the tiles tell its alphabet, so another one is told by `knows`."""
    found = WordSet(tile_set, graph_in(content, name, tile_set))
    for number, tiles in enumerate(found, start=1):
        if not FEWEST_TILES <= len(tiles) <= MOST_TILES:
            place = {"path": name, "line": number, "text": "".join(tiles)[:_SHOWN]}
            raise InputError("list_length", tiles=len(tiles), **place)
    words = tuple(sorted(found.words()))
    if len(words) < FEWEST_WORDS:
        raise InputError("list_empty", path=name)
    if knows is not None:
        _check_language(words, name, knows)
    digest = hashlib.sha256(content).hexdigest()
    return ReadList(words=words, sha256=digest, encoding="kwg", repeated=0)


class _LineReader:
    """Lines to bare words of one tile set."""

    def __init__(self, tile_set: TileSet, name: str) -> None:
        self._name = name
        self._tile_set = tile_set
        faces = sorted(tile_set.letters, key=len, reverse=True)
        self._tiles = re.compile("|".join(map(re.escape, (face.lower() for face in faces))))
        self._faces = {s.lower(): face.lower() for s, face in tile_set.spellings.items()}
        self._aliases = frozenset(s for s, face in self._faces.items() if s != face)
        self._spellings = re.compile("|".join(map(re.escape, self._faces)))

    def word(self, line: str, number: int) -> str:
        """The bare word of a line, nothing for a blank line."""
        if not line:
            return ""
        plain = line.lower()
        if "[" in plain:
            plain = _BRACKETS.sub(r"\1", plain)
        if not plain.isascii():
            plain = without_accents(plain)
        if any(alias in plain for alias in self._aliases):
            plain = self._spellings.sub(lambda spelling: self._faces[spelling[0]], plain)
        tiles = self._tiles.findall(plain)
        shown = line if len(line) <= _SHOWN else f"{line[:_SHOWN]}…"
        place = {"path": self._name, "line": number, "text": shown}
        if sum(map(len, tiles)) != len(plain):
            letter = self._tiles.sub("", plain)[:1]
            raise InputError("list_letter", letter=letter, tile_set=self._tile_set.id, **place)
        if not FEWEST_TILES <= len(tiles) <= MOST_TILES:
            raise InputError("list_length", tiles=len(tiles), **place)
        return plain


def _decoded(content: bytes, name: str) -> tuple[str, str]:
    if len(content) > MOST_BYTES:
        raise InputError("file_too_large", path=name, megabytes=MOST_BYTES // 2**20)
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n"), "utf-8"
    except UnicodeDecodeError:
        text = content.decode("latin-1").replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(text.split("\n"), start=1):
        if any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in line.strip()):
            raise InputError("list_not_text", path=name, line=number)
    return text, "latin-1"


def _unzipped(content: bytes, name: str) -> bytes:
    """The only text file of an archive; sizes are counted while reading, not believed."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = [entry for entry in archive.infolist() if not _is_clutter(entry)]
            if len(members) != 1:
                raise InputError("list_zip_files", path=name, count=len(members))
            if members[0].flag_bits & 0x1:
                raise InputError("list_zip_locked", path=name)
            with archive.open(members[0]) as file:
                text = file.read(MOST_BYTES + 1)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError) as wrong:
        raise InputError("list_zip_damaged", path=name) from wrong
    if len(text) > MOST_BYTES:
        raise InputError("file_too_large", path=name, megabytes=MOST_BYTES // 2**20)
    return text


def _is_clutter(entry: zipfile.ZipInfo) -> bool:
    base = entry.filename.rsplit("/", 1)[-1]
    return entry.is_dir() or entry.filename.startswith("__MACOSX/") or base.startswith(".")


def _check_language(words: tuple[str, ...], name: str, knows: Callable[[str], bool]) -> None:
    step = max(1, len(words) // _SAMPLE)
    sample = words[::step]
    known = sum(map(knows, sample))
    if known < _SHARE_KNOWN * len(sample):
        percent = round(100 * known / len(sample))
        raise InputError("list_other_language", path=name, percent=percent)


def _check_end(
    lines: list[str], reader: _LineReader, name: str, knows: Callable[[str], bool]
) -> None:
    """A last line that no line break ends, with a word that nobody knows, was cut short."""
    last = lines[-1].strip()
    if last and not knows(reader.word(last, len(lines))):
        raise InputError("list_cut_short", path=name, line=len(lines), text=last)
