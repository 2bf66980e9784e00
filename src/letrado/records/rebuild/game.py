"""The rebuilt game as a record, with what nobody could solve marked in it."""

from __future__ import annotations

from letrado.game.play import PlacedTile, Play
from letrado.records import record as r
from letrado.records.rebuild.lattice import Signs, Trial
from letrado.records.rebuild.score_sheet import ScoreSheet, Written
from letrado.records.rebuild.search import Problem, Reading
from letrado.rules.side import Side


def rebuilt_game(
    problem: Problem, reading: Reading, sheets: tuple[ScoreSheet, ScoreSheet], rulebook_id: str
) -> r.GameRecord:
    """The reading line by line; an open turn is a pass with a note, and the game incomplete."""
    signs = Signs.of(problem.box)
    totals: dict[Side, int] = {"A": 0, "B": 0}
    lines: list[r.Line] = []
    whole = True

    def write(side: Side, act: r.AnyAct, points: int, note: str = "") -> None:
        totals[side] += points
        notes = (r.Note(note),) if note else ()
        lines.append(r.Line(side, act, points, totals[side], notes=notes))

    for turn, trial in zip(problem.turns, reading.trials, strict=True):
        entries = [entry for entry in turn.sheets() if entry is not None]
        if trial is not None:
            write(turn.side, r.Played(play_of(trial, signs)), trial.points)
        elif any(entry.kind == "exchange" for entry in entries):
            count = max(entry.count for entry in entries)
            write(turn.side, r.Exchanged(count=max(1, count)), 0)
        elif any(entry.kind == "pass" or entry.points == 0 for entry in entries):
            write(turn.side, r.Passed(), 0)
        else:
            whole = False
            points = next((e.points for e in entries if e.points is not None), 0)
            write(turn.side, r.Passed(), points, "? " + " / ".join(e.text for e in entries))
    for entry in _closing(sheets):
        side = entry.side or "A"
        points = entry.points or 0
        if entry.kind == "time":
            write(side, r.TimePenalty(), -abs(points))
        else:
            write(side, r.RackGained(()) if points > 0 else r.RackLost(()), points)
    first, second = next((s.players for s in sheets if s.players), ("A", "B"))
    return r.GameRecord(
        players=r.nicks(first, second),
        tile_set=problem.box.id,
        rulebook=rulebook_id,
        lines=tuple(lines),
        incomplete=not whole,
    )


def _closing(sheets: tuple[ScoreSheet, ScoreSheet]) -> list[Written]:
    """What either sheet has after the last move, the fuller of the two."""
    closing = [
        [entry for entry in sheet.entries if entry.kind in ("tiles_left", "time") and entry.side]
        for sheet in sheets
    ]
    return max(closing, key=len)


def play_of(trial: Trial, signs: Signs) -> Play:
    """The trial as a play; None where a tile lay already."""
    new = dict(trial.new)
    tiles: list[PlacedTile | None] = []
    for distance in range(len(trial.word)):
        square = trial.position.square.step(trial.position.direction, distance)
        assert square is not None
        sign = new.get(square.index)
        letter = signs.faces[signs.number(sign)] if sign else ""
        tiles.append(PlacedTile(letter, square.index in trial.blanks) if sign else None)
    return Play(trial.position, tuple(tiles))
