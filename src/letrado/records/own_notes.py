"""What a GCG file has no place for, kept in notes that any program of the field reads as notes.

`#note letrado: used=63500 total=none` belongs to the line before it. A person's note that happens
to begin so is written with a backslash before it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from letrado.records.record import Line, Penalty

SIGN = "letrado:"

_ITEMS = re.compile(rf"{SIGN}((?: [a-z]+=[^\s=]+)+)")
_MILLISECONDS = re.compile(r"\d{1,12}", re.ASCII)


def own_note(items: Mapping[str, str]) -> str:
    return " ".join([SIGN, *(f"{name}={value}" for name, value in items.items())])


def own_items(note: str) -> dict[str, str] | None:
    """What one of our notes says; None for anybody else's."""
    found = _ITEMS.fullmatch(note)
    if not found:
        return None
    pairs = (item.partition("=") for item in found[1].split())
    return {name: value for name, _, value in pairs}


def items_of_line(line: Line) -> dict[str, str]:
    """What the line itself cannot say in GCG."""
    items: dict[str, str] = {}
    if line.used_ms is not None:
        items["used"] = str(line.used_ms)
    if line.total is None:
        items["total"] = "none"
    if isinstance(line.act, Penalty):
        items["act"] = "penalty"
    return items


def used_ms(items: Mapping[str, str]) -> int | None:
    value = items.get("used", "")
    return int(value) if _MILLISECONDS.fullmatch(value) else None


def guarded(note: str) -> str:
    """A note as it stands in a file: its lines never look like something else."""
    first, *others = note.split("\n")
    if first.startswith((SIGN, "\\")) or (not first and others):
        first = "\\" + first
    rest = [
        "\\" + line if not line or line.startswith(("#", ">", "\\")) else line for line in others
    ]
    return "\n".join([first, *rest])


def unguarded(line: str) -> str:
    return line.removeprefix("\\")
