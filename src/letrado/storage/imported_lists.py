"""Word lists that a user imported: named, versioned, with owner, licence and checksum."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from letrado.errors import InputError
from letrado.storage.whole_file import write_whole


class ListRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of an imported list. A new content under an old name is a new version."""

    name: str
    version: int
    owner: str
    licence: str
    language: str
    tile_set: str  # whose tiles the graph has
    words: int
    sha256: str  # of the file as it was given
    graph_sha256: str  # of the graph that we keep
    imported_on: str


class ListOrigin(Struct, frozen=True):
    """Where a list comes from, as its importer says."""

    name: str
    owner: str
    licence: str
    language: str
    tile_set: str
    imported_on: str


def keep_list(
    folder: Path, origin: ListOrigin, graph: bytes, words: int, sha256: str
) -> ListRecord:
    """Keep a list as the newest version of its name; the same file again changes nothing."""
    earlier = [record for record in records(folder) if record.name == origin.name]
    for record in earlier:
        same_origin = (record.owner, record.licence, record.tile_set) == (
            origin.owner,
            origin.licence,
            origin.tile_set,
        )
        if record.sha256 == sha256 and same_origin:
            return record
    record = ListRecord(
        name=origin.name,
        version=1 + max((record.version for record in earlier), default=0),
        owner=origin.owner,
        licence=origin.licence,
        language=origin.language,
        tile_set=origin.tile_set,
        words=words,
        sha256=sha256,
        graph_sha256=hashlib.sha256(graph).hexdigest(),
        imported_on=origin.imported_on,
    )
    stem = _stem(folder, record)
    try:
        write_whole(stem.with_suffix(".kwg"), graph)
        # The record comes last: a list without one does not exist.
        write_whole(stem.with_suffix(".json"), msgspec.json.encode(record))
    except OSError as wrong:
        raise InputError("folder_unwritable", path=str(folder)) from wrong
    return record


def records(folder: Path) -> Iterator[ListRecord]:
    """Every version of every list, in order."""
    for file in sorted((folder / "lists").glob("*.json")):
        try:
            yield msgspec.json.decode(file.read_bytes(), type=ListRecord)
        except (msgspec.DecodeError, msgspec.ValidationError) as wrong:
            raise InputError("list_damaged", path=str(file)) from wrong


def find_list(folder: Path, name: str) -> ListRecord | None:
    """The newest version of a name, or the one that "name@2" asks for."""
    wanted, _, version = name.rpartition("@")
    if not wanted or not version.isdecimal():
        wanted, version = name, ""
    found = [
        record
        for record in records(folder)
        if record.name == wanted and (not version or record.version == int(version))
    ]
    return max(found, key=lambda record: record.version, default=None)


def read_list(folder: Path, record: ListRecord) -> bytes:
    """The graph of a list; a damaged one is an InputError, since it cannot be made again."""
    file = _stem(folder, record).with_suffix(".kwg")
    try:
        graph = file.read_bytes()
    except OSError as wrong:
        raise InputError("list_damaged", path=str(file)) from wrong
    if hashlib.sha256(graph).hexdigest() != record.graph_sha256:
        raise InputError("list_damaged", path=str(file))
    return graph


def _stem(folder: Path, record: ListRecord) -> Path:
    """Readable and unique: a name may hold anything a person types."""
    bare = unicodedata.normalize("NFKD", record.name).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", bare.lower()).strip("-")[:40] or "list"
    mark = hashlib.sha256(record.name.encode()).hexdigest()[:8]
    return folder / "lists" / f"{slug}-{mark}-{record.version:04d}"
