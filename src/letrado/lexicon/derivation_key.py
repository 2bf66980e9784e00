"""What words were derived from, in one checksum: when it changes, they are derived again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

_LANGUAGES = ("ca", "es")  # of tables of lemmas


def derivation_key(
    rulebook_id: str, language: str, tile_set: str, words: msgspec.Struct, tiers: Sequence[str]
) -> bytes:
    """A checksum of the table, the morphology, the code, the tiles and the book on words.

    Who chose the tiers changes no word.
    """
    digest = hashlib.sha256(_derived_from(language))
    digest.update(msgspec.json.encode([rulebook_id, tile_set, words, sorted(tiers)]))
    return digest.digest()


def package_key(rulebook_id: str) -> bytes:
    """A checksum of all files of the package that decide the words of a book as it stands."""
    root = files("letrado")
    digest = hashlib.sha256(_derived_from(*_LANGUAGES))
    for folder in (root / "data" / "rulebooks" / rulebook_id, root / "data" / "tilesets"):
        if folder.is_dir():
            _add_files(digest, folder)
    return digest.digest()


@cache
def _derived_from(*languages: str) -> bytes:
    digest = hashlib.sha256()
    root = files("letrado")
    _add_files(digest, root / "lexicon")
    _add_files(digest, root / "data" / "morphology")
    for language in languages:
        table = root / "data" / "lemmas" / f"{language}.tsv"
        if table.is_file():
            digest.update(table.read_bytes())
    return digest.digest()


def _add_files(digest: hashlib._Hash, folder: Traversable) -> None:
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith((".py", ".toml")):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
