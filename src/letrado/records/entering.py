"""A game typed in by hand, a line a move: forgiving about form, strict about what does not fit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from letrado.errors import NotationError
from letrado.game.board import Board
from letrado.game.play import THROUGH, PlacedTile, Play
from letrado.game.rack import Rack
from letrado.game.spelling import read_rack
from letrado.game.square import Position
from letrado.game.tileset import TileSet
from letrado.records import record as r
from letrado.records.rebuild.lattice import MOST_TILES, Lattice, Signs, position_at
from letrado.records.rebuild.score_sheet import (
    EXCHANGES,
    PASSES,
    PLAYER,
    TILES_LEFT,
    TIME,
    place_among,
    plain_text,
    typed_letters,
)
from letrado.records.steps import walked
from letrado.records.worth import worth_of
from letrado.rules.side import SIDES, Side, other

_WITHDRAWALS = ("retira", "retirada", "retirat", "withdraw", "withdrawn", "--")
_NOTES = ("nota", "note")
_NUMBER = re.compile(r"[+-]?\d{1,5}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Entered:
    """The record with what was typed, and the place that was found for a word without one."""

    record: r.GameRecord
    lines: tuple[r.Line, ...] = ()
    found: Position | None = None


def entered(record: r.GameRecord, text: str, box: TileSet) -> Entered:
    """The record with one more line; raise NotationError on what cannot be taken."""
    rest = text.strip()
    side = _on_turn(record)
    named = PLAYER.match(rest)
    if named:
        side = _side_named(record, named[1]) or side
        rest = rest[named.end() :]
    tokens = rest.replace("=", " ").split()
    if not tokens:
        raise NotationError("not_a_line", text=text[:40])
    first = plain_text(tokens[0])
    if first in _NOTES:
        return _noted(record, rest.split(maxsplit=1)[-1] if len(tokens) > 1 else "")
    if first in _WITHDRAWALS:
        return _withdrawn(record)
    if first in PASSES:
        return _with(record, [(side, r.Passed(), 0)])
    if first.startswith(EXCHANGES):
        return _with(record, [(side, _exchanged(tokens[1:], box), 0)])
    if first in TIME:
        return _with(record, [(side if named else _last(record), r.TimePenalty(), -_first(tokens))])
    if first in TILES_LEFT:
        return _tiles_left(record, "".join(tokens[1:]), box)
    return _played(record, side, tokens, box)


def _on_turn(record: r.GameRecord) -> Side:
    for line in reversed(record.lines):
        if isinstance(line.act, r.MOVES):
            return other(line.side)
    return SIDES[0]


def _last(record: r.GameRecord) -> Side:
    return other(_on_turn(record))


def _side_named(record: r.GameRecord, name: str) -> Side | None:
    wanted = plain_text(name)
    for side in SIDES:
        player = record.player(side)
        if wanted in (plain_text(player.nick), plain_text(player.name), side.lower()):
            return side
    return None


def _with(record: r.GameRecord, acts: Sequence[tuple[Side, r.AnyAct, int]]) -> Entered:
    totals = walked(record.lines).scores
    lines = []
    for side, act, points in acts:
        totals[side] += points
        lines.append(r.Line(side, act, points, totals[side]))
    return Entered(replace(record, lines=(*record.lines, *lines)), tuple(lines))


def _noted(record: r.GameRecord, text: str) -> Entered:
    note = r.Note(r.one_line(text))
    if not record.lines:
        return Entered(replace(record, notes=(*record.notes, note)))
    last = replace(record.lines[-1], notes=(*record.lines[-1].notes, note))
    return Entered(replace(record, lines=(*record.lines[:-1], last)))


def _withdrawn(record: r.GameRecord) -> Entered:
    last = record.lines[-1] if record.lines else None
    if last is None or not isinstance(last.act, r.Played):
        raise NotationError("nothing_to_take_back")
    return _with(record, [(last.side, r.Withdrawn(), -last.points)])


def _exchanged(tokens: Sequence[str], box: TileSet) -> r.Exchanged:
    text = "".join(tokens)
    if text.isascii() and text.isdigit():
        return r.Exchanged(count=max(1, min(int(text[:3]), MOST_TILES)))
    tiles = read_rack(text, box)
    return r.Exchanged(tiles) if tiles else r.Exchanged(count=1)


def _first(tokens: Sequence[str]) -> int:
    numbers = [int(token) for token in tokens if _NUMBER.fullmatch(token)]
    if not numbers:
        raise NotationError("not_a_line", text=" ".join(tokens)[:40])
    return abs(numbers[0])


def _tiles_left(record: r.GameRecord, text: str, box: TileSet) -> Entered:
    """The tiles of whoever did not go out, moved as the rulebooks do."""
    tiles = read_rack(text, box)
    value = Rack(tiles).points(box)
    out = _last(record)
    acts: list[tuple[Side, r.AnyAct, int]] = [(out, r.RackGained(tiles), value)]
    acts.append((other(out), r.RackLost(tiles), -value))
    return _with(record, acts)


def _played(record: r.GameRecord, side: Side, tokens: list[str], box: TileSet) -> Entered:
    numbers: list[int] = []
    while len(tokens) > 1 and len(numbers) < 2 and _NUMBER.fullmatch(tokens[-1]):
        numbers.insert(0, int(tokens.pop()))
    said = numbers[0] if numbers else None
    place, words = place_among(tokens)
    text = "".join(words)
    board = walked(record.lines).board
    found = None
    if place is None:
        place = found = _only_place(text, board, said, box)
    play = _laid(text, place, board, box)
    points = worth_of(play, board, box) if said is None else said
    taken = _with(record, [(side, r.Played(play), points)])
    if len(numbers) > 1:
        line = replace(taken.lines[0], total=numbers[1])
        return Entered(replace(record, lines=(*record.lines, line)), (line,), found)
    return Entered(taken.record, taken.lines, found)


def _laid(text: str, place: Position, board: Board, box: TileSet) -> Play:
    tiles: list[PlacedTile | None] = []
    for distance, (face, small) in enumerate(typed_letters(text, box, signs=THROUGH)):
        square = place.square.step(place.direction, distance)
        if square is None:
            raise NotationError("play_off_the_board", text=text[:40])
        there = board.tiles.get(square)
        if there is not None and face not in (THROUGH, there.letter):
            letter = there.letter
            raise NotationError("other_letter_there", square=str(square), letter=letter, typed=face)
        if there is None and face == THROUGH:
            raise NotationError("no_letter_there", square=str(square))
        tiles.append(None if there is not None else PlacedTile(face, blank=small))
    if not any(tiles):
        raise NotationError("play_without_tiles", text=text[:40])
    return Play(place, tuple(tiles))


def _only_place(text: str, board: Board, said: int | None, box: TileSet) -> Position:
    """Where a word typed without its place must stand; the points tell places apart."""
    faces = typed_letters(text, box, signs=THROUGH)
    if not faces or any(face == THROUGH for face, _ in faces):
        raise NotationError("not_a_line", text=text[:40])
    signs = Signs.of(box)
    lattice = Lattice.of(board, signs)
    word = signs.text([face for face, _ in faces])
    places = [position_at(place) for place in lattice.places(word)]
    fitting = [at for at in places if said in (None, _worth(text, at, board, box))]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise NotationError("fits_nowhere", text=text[:40])
    shown = ", ".join(str(place) for place in fitting[:12])
    raise NotationError("fits_in_places", text=text[:40], places=shown)


def _worth(text: str, place: Position, board: Board, box: TileSet) -> int:
    return worth_of(_laid(text, place, board, box), board, box)
