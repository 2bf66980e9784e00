"""Writing GCG: UTF-8 with its header, brackets for Spanish digraphs, dots for what lies there."""

from __future__ import annotations

from collections.abc import Iterator

from letrado.game.field_notation import needs_bracket, write_field
from letrado.game.play import THROUGH, Play
from letrado.game.tileset import TileSet
from letrado.records import record as r
from letrado.records.boxes import FIELD_NAMES, box_of, field_name_of
from letrado.records.own_notes import guarded, items_of_line, own_note


def write_gcg(record: r.GameRecord) -> bytes:
    """The record as `read_gcg` reads it."""
    return "".join(line + "\n" for line in _lines(record)).encode()


def play_word(play: Play, box: TileSet) -> str:
    """The word of a play with dots where tiles lie, blanks in small letters."""
    faces = [
        THROUGH if tile is None else tile.letter.lower() if tile.blank else tile.letter
        for tile in play.tiles
    ]
    return write_field(faces, box)


def _lines(record: r.GameRecord) -> Iterator[str]:
    box = box_of(record)
    yield "#character-encoding UTF-8"
    yield from _headings(record, box)
    own = _items_of_game(record)
    if own and not record.lines:
        yield f"#note {own_note(own)}"
    yield from _notes(record.notes)
    totals = {"A": 0, "B": 0}
    for index, line in enumerate(record.lines):
        totals[line.side] = totals[line.side] + line.points if line.total is None else line.total
        yield _move(record, line, totals[line.side], box)
        items = items_of_line(line) | (own if index == 0 else {})
        if items:
            yield f"#note {own_note(items)}"
        yield from _notes(line.notes)
    for number, rack in enumerate(record.racks, start=1):
        if rack:
            yield f"#rack{number} {write_field(rack, box)}"
    if record.incomplete:
        yield "#incomplete"


def _headings(record: r.GameRecord, box: TileSet) -> Iterator[str]:
    for name, text in (
        ("title", record.title),
        ("description", record.description),
        ("id", record.id),
        ("lexicon", record.lexicon),
    ):
        if text:
            yield f"#{name} {text}"
    yield f"#tile-distribution {field_name_of(box.id)}"
    for face in box.digraphs():
        shown = f"[{face}]" if needs_bracket(face, box) else face
        yield f"#tile {shown} {shown.lower()}"
    for number, player in enumerate(record.players, start=1):
        yield f"#player{number} {player.nick} {player.name}".rstrip()


def _items_of_game(record: r.GameRecord) -> dict[str, str]:
    """What GCG has no heading for: the rulebook, and a set that the field does not name."""
    items = {}
    if record.rulebook:
        items["rulebook"] = record.rulebook
    if "-" in record.tile_set and record.tile_set not in FIELD_NAMES:
        items["tiles"] = record.tile_set
    return items


def _notes(notes: tuple[r.Note, ...]) -> Iterator[str]:
    for note in notes:
        text = guarded(note.text) if note.pragma == "note" else note.text
        yield f"#{note.pragma} {text}".rstrip()


def _move(record: r.GameRecord, line: r.Line, total: int, box: TileSet) -> str:
    rack = write_field(line.rack, box)
    match line.act:
        case r.Played(play=play):
            act = f"{play.position} {play_word(play, box)}"
        case r.Exchanged(tiles=(), count=count):
            act = f"-{count}"
        case r.Exchanged(tiles=tiles):
            act = f"-{write_field(tiles, box)}"
        case r.Passed():
            act = "-"
        case r.Withdrawn():
            act = "--"
        case r.ChallengePoints():
            act = "(challenge)"
        case r.TimePenalty() | r.Penalty():
            act = "(time)"
        case r.RackGained(tiles=tiles):
            act = f"({write_field(tiles, box)})"
        case r.RackLost(tiles=tiles):
            rack = rack or write_field(tiles, box)
            act = f"({write_field(tiles, box)})"
    words = [f">{record.player(line.side).nick}:", rack, act, f"{line.points:+d}", str(total)]
    return " ".join(word for word in words if word)
