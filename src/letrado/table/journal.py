"""The journal as text: a header line, then one JSON object a line, in order.

Schema 2 added `record_described` and `line_remarked`. Every schema reads the earlier ones;
docs/journal.md has them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from letrado.errors import InputError, LetradoError
from letrado.table.apply import apply
from letrado.table.events import AnyEvent
from letrado.table.state import State

SCHEMA = 2


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letrado_journal: int


# A line nested deeper than Python can go is no line of ours.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_encoder = msgspec.json.Encoder()
_header = msgspec.json.Decoder(Header)
_event = msgspec.json.Decoder[AnyEvent](AnyEvent)


def header_line() -> bytes:
    return _encoder.encode(Header(SCHEMA)) + b"\n"


def event_line(event: AnyEvent) -> bytes:
    return _encoder.encode(event) + b"\n"


def written(events: Iterable[AnyEvent]) -> bytes:
    return header_line() + b"".join(event_line(event) for event in events)


def read(content: bytes, path: str, *, forgive_last_line: bool = False) -> list[AnyEvent]:
    """The events of a journal; raise InputError with the line of what is wrong.

    A crash may cut the last line short: it was never acknowledged, so it may be forgiven.
    """
    return list(_read(content, path, forgive_last_line=forgive_last_line))


def _read(content: bytes, path: str, *, forgive_last_line: bool) -> Iterator[AnyEvent]:
    lines = content.split(b"\n")
    try:
        schema = _header.decode(lines[0]).letrado_journal
    except _UNREADABLE as wrong:
        raise InputError("not_a_journal", path=path) from wrong
    if not 1 <= schema <= SCHEMA:
        raise InputError("journal_of_the_future", path=path, schema=schema, known=SCHEMA)
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        try:
            yield _event.decode(line)
        except _UNREADABLE as wrong:
            if forgive_last_line and number == len(lines):
                return
            raise InputError("journal_line", path=path, line=number, problem=str(wrong)) from wrong


def replayed(events: Iterable[AnyEvent], path: str) -> State:
    """The state that a journal adds up to; events that do not fit together are an InputError."""
    state = State()
    for number, event in enumerate(events, start=2):
        try:
            state = apply(state, event)
        except (LookupError, ValueError, LetradoError, AttributeError) as wrong:
            problem = type(event).__name__
            raise InputError("journal_line", path=path, line=number, problem=problem) from wrong
    return state
