"""Positions of a game in CGP, one a line; and positions read from such a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from letrado.engine.position import Position
from letrado.errors import InputError, NotationError
from letrado.game.rack import Rack
from letrado.game.tileset import TileSet
from letrado.records import record as r
from letrado.records.boxes import field_name_of, known_box, known_boxes, set_id_of
from letrado.records.finding import Finding
from letrado.records.steps import Step, steps
from letrado.rules.side import Side, other

POSITION_FIELDS = 4  # board, racks, scores and scoreless turns; then come the operations
_TILES = re.compile(r"\bld\s+([^\s;]+)", re.IGNORECASE)
_LEXICON = re.compile(r"\blex\s+([^;]+);?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PlacedPosition:
    """A position from a line of a file, with its tiles and the word list it names."""

    position: Position
    box: TileSet
    lexicon: str = ""

    def written(self) -> str:
        operations = f"lex {self.lexicon}; " if self.lexicon else ""
        return f"{self.position.written()} {operations}ld {field_name_of(self.box.id)};"


def positions_of(record: r.GameRecord, box: TileSet) -> Iterator[PlacedPosition]:
    """Before every move, from the side of whoever is on turn, and after the last line."""
    walked = list(steps(record))
    scoreless = 0
    for at, step in enumerate(walked):
        if step.is_move:
            yield _position(record, box, step, walked[at:], scoreless)
            laid = isinstance(step.line.act, r.Played) and not step.withdrawn
            scoreless = 0 if laid else scoreless + 1
    after = walked[-1].after if walked else None
    turn = other(walked[-1].line.side) if walked else "A"
    scores = after.scores if after else {"A": 0, "B": 0}
    last = Position(
        board=after.board if after else Position.parse(EMPTY, box).board,
        rack=Rack(record.racks[0 if turn == "A" else 1]),
        opponent_rack=Rack(record.racks[1 if turn == "A" else 0]),
        scores=(scores[turn], scores[other(turn)]),
        zero_turns=scoreless,
    )
    yield PlacedPosition(last, box, record.lexicon)


EMPTY = "/".join(["15"] * 15) + " / 0/0 0"


def _position(
    record: r.GameRecord, box: TileSet, step: Step, rest: list[Step], scoreless: int
) -> PlacedPosition:
    side = step.line.side
    scores = step.before.scores
    held = _rack_at_next_move(other(side), rest)
    position = Position(
        board=step.before.board,
        rack=Rack(step.line.rack),
        opponent_rack=Rack(held),
        scores=(scores[side], scores[other(side)]),
        zero_turns=scoreless,
    )
    return PlacedPosition(position, box, record.lexicon)


def _rack_at_next_move(side: Side, rest: list[Step]) -> tuple[str, ...]:
    """Whoever is not on turn holds already what the next move will be made from."""
    return next((s.line.rack for s in rest if s.is_move and s.line.side == side), ())


def write_cgp(positions: Iterator[PlacedPosition]) -> bytes:
    return "".join(position.written() + "\n" for position in positions).encode()


def read_cgp(content: bytes, path: str) -> tuple[list[PlacedPosition], list[Finding]]:
    """The positions of a file; raise InputError with the line of one that cannot be read."""
    text = content.decode("utf-8-sig", errors="replace")
    found: list[PlacedPosition] = []
    findings: list[Finding] = []
    for number, line in enumerate(re.split(r"\r\n|\n|\r", text), start=1):
        if not line.strip():
            continue
        try:
            placed, guessed = _placed(line)
        except NotationError as wrong:
            raise InputError(
                "position_damaged", path=path, line=number, column=1, reason=wrong
            ) from wrong
        if guessed:
            facts: dict[str, object] = {"name": placed.box.id}
            findings.append(Finding("file", "tile_set_guessed", number, facts=facts))
        found.append(placed)
    if not found:
        raise InputError("no_position_in_file", path=path)
    return found, findings


def _placed(line: str) -> tuple[PlacedPosition, bool]:
    operations = " ".join(line.split()[POSITION_FIELDS:])
    tiles = _TILES.search(operations)
    lexicon = _LEXICON.search(operations)
    name = lexicon[1].strip() if lexicon else ""
    declared = known_box(set_id_of(tiles[1])) if tiles else None
    if declared is not None:
        return PlacedPosition(Position.parse(line, declared), declared, name), False
    first: NotationError | None = None
    for box_id in known_boxes():
        box = known_box(box_id)
        assert box is not None
        try:
            return PlacedPosition(Position.parse(line, box), box, name), True
        except NotationError as wrong:
            first = first or wrong
    assert first is not None
    raise first
