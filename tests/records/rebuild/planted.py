"""Score sheets as two players would have written them, without places, each with one error."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from letrado.game.spelling import write_tiles
from letrado.game.square import Position
from letrado.game.tileset import TileSet
from letrado.records import record as r
from letrado.records.boxes import box_of
from letrado.records.steps import steps
from letrado.rules.side import Side
from letrado.table.main_word import main_word

KINDS = ("points", "total", "letter", "word")


@dataclass(frozen=True)
class Row:
    side: Side
    word: tuple[str, ...]  # blanks in small letters; empty for no play
    told: str  # what is written instead of a word
    points: int
    total: int
    place: str = ""


@dataclass(frozen=True)
class Planted:
    """The text of a sheet, and what is wrong with it on which turn."""

    text: str
    kind: str
    turn: int


def rows_of(record: r.GameRecord) -> list[Row]:
    """Every move with its main word, as an exact player would note it."""
    rows = []
    for step in steps(record):
        line = step.line
        if not step.is_move:
            continue
        told, word, place = "pasa", tuple[str, ...](), ""
        if isinstance(line.act, r.Exchanged):
            told = f"cambia {len(line.act.tiles)}"
        if isinstance(line.act, r.Played):
            squares = [square for square, _ in line.act.play.placements()]
            whole = main_word(step.after.board, squares)
            assert whole is not None
            place = str(Position(whole.start, whole.direction))
            word = tuple(t.letter.lower() if t.blank else t.letter for t in whole.tiles)
        rows.append(Row(line.side, word, told, line.points, line.total or 0, place))
    return rows


def planted(record: r.GameRecord, random: Random) -> Planted:
    """One sheet of the game with one error."""
    box = box_of(record)
    rows = rows_of(record)
    kind = random.choice(KINDS)
    plays = [at for at, row in enumerate(rows) if row.word]
    turn = random.choice(plays)
    lines = [_line(row, box) for row in rows]
    wrong = rows[turn]
    slip = random.choice([-10, -5, -3, -2, -1, 1, 2, 3, 5, 10])
    match kind:
        case "points":  # the sums go on from the wrong count
            changed = [
                Row(
                    w.side,
                    w.word,
                    w.told,
                    w.points,
                    w.total + (slip if w.side == wrong.side else 0),
                )
                for w in rows[turn:]
            ]
            first = changed[0]
            changed[0] = Row(first.side, first.word, first.told, first.points + slip, first.total)
            lines[turn:] = [_line(row, box) for row in changed]
        case "total":
            lines[turn] = _line(
                Row(wrong.side, wrong.word, wrong.told, wrong.points, wrong.total + slip), box
            )
        case "letter":
            at = random.randrange(len(wrong.word))
            others = [letter for letter in box.letters if letter != wrong.word[at].upper()]
            word = (*wrong.word[:at], random.choice(others), *wrong.word[at + 1 :])
            lines[turn] = _line(Row(wrong.side, word, wrong.told, wrong.points, wrong.total), box)
        case _:
            lines[turn] = f"? {wrong.points} {wrong.total}"
    return Planted("Ana - Bruno\n" + "\n".join(lines) + "\n", kind, turn)


def _line(row: Row, box: TileSet) -> str:
    word = write_tiles(row.word, box) if row.word else row.told
    return f"{word} {row.points} {row.total}"
