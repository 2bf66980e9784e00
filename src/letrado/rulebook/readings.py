"""Our readings of texts that are silent or contradict themselves, by id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from letrado.errors import DataError
from letrado.messages.catalogue import Text


class ReadingText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    point: Text  # what the texts leave open
    reading: Text  # what we hold


@cache
def load_readings() -> Mapping[str, ReadingText]:
    path = "data/rulebooks/readings.toml"
    try:
        return msgspec.toml.decode(
            (files("letrado") / path).read_bytes(), type=dict[str, ReadingText]
        )
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong
