"""What an index was derived from, in one checksum: when it changes, the index is made again."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

import msgspec

from letrado.rulebook.book import Rulebook


def derivation_key(book: Rulebook) -> bytes:
    """A checksum of the table, the morphology, the code and the book's word provisions."""
    digest = hashlib.sha256(_derived_from(book.edition.language))
    digest.update(book.id.encode())
    digest.update(msgspec.json.encode(book.provisions.words))
    digest.update(book.provisions.tiles.set.value.encode())
    return digest.digest()


@cache
def _derived_from(language: str) -> bytes:
    digest = hashlib.sha256()
    root = files("letrado")
    for folder in (root / "lexicon", root / "data" / "morphology"):
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith((".py", ".toml")):
                digest.update(file.name.encode() + b"\0" + file.read_bytes())
    table = root / "data" / "lemmas" / f"{language}.tsv"
    if table.is_file():
        digest.update(table.read_bytes())
    return digest.digest()
