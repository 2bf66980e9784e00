"""What a player wants to know of a game at a glance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from letrado.records.review.assessment import Assessment
from letrado.records.review.mistake import MistakeKind
from letrado.records.review.moments import PHASES, Phase
from letrado.records.review.review import Review, ReviewedMove
from letrado.rules.side import Side


@dataclass(frozen=True)
class PhaseSummary:
    moves: int
    judged: int
    mistakes: int
    equity_lost: float


@dataclass(frozen=True)
class PlayerSummary:
    """One player's game in figures. Averages are over the moves that could be judged."""

    side: Side
    name: str
    score: int
    moves: int
    judged: int
    points_a_move: float
    bingos: int
    bingos_missed: int
    equity_lost: float
    equity_lost_a_move: float
    win_lost: float
    best_moves: int
    mistakes: Mapping[MistakeKind, int]
    phases: Mapping[Phase, PhaseSummary]
    luck: float
    used_ms: int | None

    @property
    def accuracy(self) -> float:
        """The part of the judged moves that lost nothing worth telling."""
        return self.best_moves / self.judged if self.judged else 0.0


def summary_of(review: Review, side: Side) -> PlayerSummary:
    moves = list(review.of(side))
    judged = _judged(moves)
    mistakes = Counter(mistake.kind for _, mistake in review.mistakes(side))
    lost = sum(found.equity_lost for _, found in judged)
    used = [ms for move in moves if (ms := move.moment.line.used_ms) is not None]
    points = [move.moment.line.points for move in moves if not move.moment.step.withdrawn]
    return PlayerSummary(
        side=side,
        name=review.record.player(side).shown,
        score=review.scores[side],
        moves=len(moves),
        judged=len(judged),
        points_a_move=_mean(points),
        bingos=sum(move.is_bingo for move in moves),
        bingos_missed=mistakes["missed_bingo"],
        equity_lost=lost,
        equity_lost_a_move=lost / len(judged) if judged else 0.0,
        win_lost=sum(found.win_lost for _, found in judged),
        best_moves=sum(not _has_mistake(move, side) for move, _ in judged),
        mistakes=dict(mistakes),
        phases={phase: _phase(moves, phase, side) for phase in PHASES},
        luck=sum(move.luck for move in moves if move.luck is not None),
        used_ms=sum(used) if used else None,
    )


def _phase(moves: Sequence[ReviewedMove], phase: Phase, side: Side) -> PhaseSummary:
    there = [move for move in moves if move.moment.phase == phase]
    judged = _judged(there)
    return PhaseSummary(
        moves=len(there),
        judged=len(judged),
        mistakes=sum(_has_mistake(move, side) for move in there),
        equity_lost=sum(found.equity_lost for _, found in judged),
    )


def _has_mistake(move: ReviewedMove, side: Side) -> bool:
    return any(mistake.side == side for mistake in move.mistakes)


def _judged(moves: Sequence[ReviewedMove]) -> list[tuple[ReviewedMove, Assessment]]:
    """An ending that could not be proved in its time says nothing of a move."""
    return [
        (move, move.assessment)
        for move in moves
        if move.assessment is not None and move.assessment.method != "bounded"
    ]


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0
