"""A record walked through line by line: the board before and after each, and the points so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from letrado.game.board import Board
from letrado.game.square import Square
from letrado.records.record import MOVES, GameRecord, Line, Played, Withdrawn
from letrado.rules.side import Side


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a game stands after some lines. Points are added up as they are written."""

    board: Board = field(default_factory=Board)
    scores: dict[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    latest: tuple[Side, tuple[Square, ...]] | None = None  # the play on the line just before

    def after(self, line: Line) -> Walk:
        """After one more line; raise ConflictError when its tiles lie on others."""
        scores = {**self.scores, line.side: self.scores[line.side] + line.points}
        match line.act:
            case Played(play=play):
                placements = list(play.placements())
                board = self.board.with_tiles(placements)
                squares = tuple(square for square, _ in placements)
                return Walk(board, scores, (line.side, squares))
            case Withdrawn() if self.latest is not None and self.latest[0] == line.side:
                return Walk(self.board.without(self.latest[1]), scores)
            case _:
                return Walk(self.board, scores)


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record between what was before it and what is after it."""

    index: int
    line: Line
    before: Walk
    after: Walk
    withdrawn: bool = False  # a play that the next line takes back
    turn: int = 0  # counted over both players; 0 where the line is no move

    @property
    def is_move(self) -> bool:
        return isinstance(self.line.act, MOVES)


def steps(record: GameRecord) -> Iterator[Step]:
    """The whole record, line by line."""
    walk = Walk()
    turn = 0
    for index, line in enumerate(record.lines):
        after = walk.after(line)
        following = record.lines[index + 1] if index + 1 < len(record.lines) else None
        gone = (
            following is not None
            and isinstance(line.act, Played)
            and isinstance(following.act, Withdrawn)
            and following.side == line.side
        )
        is_move = isinstance(line.act, MOVES)
        turn += is_move
        yield Step(index, line, walk, after, gone, turn if is_move else 0)
        walk = after


def walked(lines: Iterable[Line]) -> Walk:
    """Where the lines lead."""
    walk = Walk()
    for line in lines:
        walk = walk.after(line)
    return walk


def final_scores(record: GameRecord) -> dict[Side, int]:
    """The points of both players as the lines add up."""
    return walked(record.lines).scores
