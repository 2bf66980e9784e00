"""A player over several games: averages with how sure they are, and whether they change."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

from letrado.records.review.mistake import MistakeKind
from letrado.records.review.review import Review, sides_of
from letrado.records.review.summary import PlayerSummary, summary_of
from letrado.rules.side import other

CONFIDENCE = 0.95
_NORMAL = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass(frozen=True)
class Interval:
    """A mean and where the true one lies with 95 % confidence; no bounds from a single game."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class PlayedGame:
    """One game of the player."""

    path: str
    opponent: str
    summary: PlayerSummary
    opponent_score: int

    @property
    def result(self) -> float:
        own = self.summary.score
        return 1.0 if own > self.opponent_score else 0.5 if own == self.opponent_score else 0.0


@dataclass(frozen=True)
class Profile:
    player: str
    games: tuple[PlayedGame, ...]
    figures: Mapping[str, Interval]
    wins: Interval
    trend: Interval | None  # of the equity lost a move, from one game to the next
    mistakes: Mapping[MistakeKind, int]


FIGURES: Mapping[str, Callable[[PlayerSummary], float]] = {
    "score": lambda s: float(s.score),
    "average": lambda s: s.points_a_move,
    "bingos": lambda s: float(s.bingos),
    "accuracy": lambda s: s.accuracy,
    "equity_lost": lambda s: s.equity_lost,
    "equity_lost_a_move": lambda s: s.equity_lost_a_move,
    "luck_sum": lambda s: s.luck,
}


def profile_of(reviews: Mapping[str, Review], player: str) -> Profile:
    """The player's games among these, in their order; none when nobody has that name."""
    games = []
    for path, review in reviews.items():
        for side in sides_of(review.record, player)[:1]:
            rival = other(side)
            games.append(
                PlayedGame(
                    path,
                    review.record.player(rival).shown,
                    summary_of(review, side),
                    review.scores[rival],
                )
            )
    mistakes: Counter[MistakeKind] = Counter()
    for game in games:
        mistakes.update(game.summary.mistakes)
    lost = [game.summary.equity_lost_a_move for game in games]
    return Profile(
        player=player,
        games=tuple(games),
        figures={
            name: interval([figure(game.summary) for game in games])
            for name, figure in FIGURES.items()
        },
        wins=share_interval(sum(game.result for game in games), len(games)),
        trend=trend_of(lost),
        mistakes=dict(mistakes.most_common()),
    )


def interval(values: Sequence[float]) -> Interval:
    """The mean of a sample, by Student's distribution."""
    if not values:
        return Interval(0.0, None, None)
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, None, None)
    reach = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def share_interval(good: float, total: int) -> Interval:
    """A share of so many, by Wilson's formula, which holds near 0 and 1 too."""
    if not total:
        return Interval(0.0, None, None)
    share, z = good / total, _NORMAL
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    reach = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    reach /= 1 + z * z / total
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def trend_of(values: Sequence[float]) -> Interval | None:
    """The slope of a straight line through the values, from one to the next; None below three."""
    count = len(values)
    if count < 3:
        return None
    centre, mean = (count - 1) / 2, fmean(values)
    spread = sum((at - centre) ** 2 for at in range(count))
    slope = sum((at - centre) * (value - mean) for at, value in enumerate(values)) / spread
    left = sum((value - mean - slope * (at - centre)) ** 2 for at, value in enumerate(values))
    reach = student(count - 2) * math.sqrt(left / (count - 2) / spread)
    return Interval(slope, slope - reach, slope + reach)


def student(freedom: int) -> float:
    """The quantile of Student's distribution for the confidence, found by halving."""
    low, high = 0.0, 1000.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _inside(middle, freedom) < CONFIDENCE else (low, middle)
    return high


def _inside(reach: float, freedom: int) -> float:
    """The chance that Student's variable lies within ±reach, by its finite series."""
    angle = math.atan(reach / math.sqrt(freedom))
    cosine, sine = math.cos(angle), math.sin(angle)
    if freedom % 2:
        term, total = cosine, 0.0
        for k in range(1, freedom - 1, 2):
            total += term
            term *= cosine * cosine * (k + 1) / (k + 2)
        return 2 / math.pi * (angle + sine * total)
    term, total = 1.0, 0.0
    for k in range(0, freedom - 1, 2):
        total += term
        term *= cosine * cosine * (k + 1) / (k + 2)
    return sine * total
