"""When a player's page was not in front: a log for the arbiter, which decides nothing itself."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

MOST_ENTRIES = 200


class FocusEntry(Struct, frozen=True):
    side: str
    at: int  # of the table's time
    milliseconds: int


class FocusLog(Struct, frozen=True):
    entries: tuple[FocusEntry, ...] = ()

    def with_entry(self, entry: FocusEntry) -> FocusLog:
        return replace(self, entries=(*self.entries, entry)[-MOST_ENTRIES:])


def focus_id(game: str, side: str) -> str:
    return f"{game}/{side}"
