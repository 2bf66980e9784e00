"""docs/journal.md names every event with its fields, and nothing else."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from letrado.table.events import AnyEvent
from letrado.table.journal import SCHEMA, header_line

DOCUMENT = (Path(__file__).parents[2] / "docs" / "journal.md").read_text("utf-8")
COMMON = {"at", "rulings"}


def test_the_document_lists_every_event_with_its_fields() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| ([^|]*) \|", DOCUMENT.partition("## Events")[2], re.MULTILINE
    )
    listed = {tag: set(re.findall(r"`(\w+)`", fields)) for tag, fields in rows}
    events = {
        str(event.__struct_config__.tag): {field.name for field in msgspec.structs.fields(event)}
        - COMMON
        for event in get_args(AnyEvent)
    }

    assert listed == events


def test_the_document_knows_the_schema_of_the_day() -> None:
    assert header_line().decode().strip() in DOCUMENT
    assert f"| {SCHEMA} |" in DOCUMENT
