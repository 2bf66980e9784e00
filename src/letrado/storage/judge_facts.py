"""What the judge must know of a rulebook besides its words, kept so that it need not be read."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from letrado.storage.derived_cache import keep_cached, read_cached


class JudgeFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """Facts of a book as it stands; a tournament's changes are never kept."""

    tile_set: str
    word_list: str  # the name of the list that decides, empty if the words are derived
    list_may_lack: bool  # the derived words stand in while that list is not imported
    words_key: str  # of the derived words, in hexadecimal


def read_facts(folder: Path, rulebook_id: str, key: bytes) -> JudgeFacts | None:
    """The facts kept for this state of the package, if there are any."""
    content = read_cached(folder, _name(rulebook_id), key)
    if content is None:
        return None
    try:
        return msgspec.json.decode(content, type=JudgeFacts)
    except (msgspec.DecodeError, msgspec.ValidationError):
        return None  # of another version of letrado: they are gathered again


def keep_facts(folder: Path, rulebook_id: str, key: bytes, facts: JudgeFacts) -> bool:
    return keep_cached(folder, _name(rulebook_id), key, msgspec.json.encode(facts))


def _name(rulebook_id: str) -> str:
    return f"{rulebook_id}-facts"
