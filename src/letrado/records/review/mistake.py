"""What kind of mistake a move was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.engine.engine import Engine, Exchange, Pass, RatedPlay
from letrado.engine.position import Position
from letrado.records.review.assessment import Assessment, Option
from letrado.records.review.means import Means
from letrado.rules.side import Side

MistakeKind: TypeAlias = Literal[
    "missed_bingo",
    "missed_out",
    "wrong_exchange",
    "missed_exchange",
    "bad_leave",
    "fewer_points",
    "weaker_place",
    "weaker_ending",
    "phony_played",
    "phony_let_pass",
    "challenge_lost",
]
Weight: TypeAlias = Literal["slight", "mistake", "blunder"]

SLIGHT, MISTAKE, BLUNDER = 2.0, 7.0, 15.0  # points of equity
WIN_MISTAKE, WIN_BLUNDER = 0.04, 0.10
SURE = 2.0  # standard errors


@dataclass(frozen=True, slots=True)
class Mistake:
    """Whose mistake, of which kind, and how much it weighs."""

    side: Side
    kind: MistakeKind
    weight: Weight
    cost: float  # points of equity


def weight_of(equity_lost: float, win_lost: float) -> Weight:
    if equity_lost >= BLUNDER or win_lost >= WIN_BLUNDER:
        return "blunder"
    if equity_lost >= MISTAKE or win_lost >= WIN_MISTAKE:
        return "mistake"
    return "slight"


def choice_mistake(
    assessment: Assessment, position: Position, means: Means
) -> tuple[MistakeKind, Weight] | None:
    """The mistake in a choice of move; None when little or nothing was lost by it."""
    lost = assessment.equity_lost
    noise = SURE * max(assessment.chosen.error, assessment.best.error)
    if lost < max(SLIGHT, noise) or assessment.method == "bounded":
        return None
    return _kind(assessment, position, means), weight_of(lost, assessment.win_lost)


def _kind(assessment: Assessment, position: Position, means: Means) -> MistakeKind:
    engine = means.engine
    best, chosen = assessment.best, assessment.chosen
    rack = len(position.rack)
    goes_out = position.tiles_in_bag(engine.tile_set) == 0
    if goes_out and best.laid == rack and chosen.laid < rack:
        return "missed_out"
    if best.laid == means.book.provisions.scoring.bingo_tiles.value and chosen.laid < best.laid:
        return "missed_bingo"
    match chosen.move, best.move:
        case ((Exchange() | Pass()), _):
            return "wrong_exchange"
        case RatedPlay(), (Exchange() | Pass()):
            return "missed_exchange"
        case _:
            return "weaker_ending" if goes_out else _play_for_play(best, chosen, engine)


def _play_for_play(best: Option, chosen: Option, engine: Engine) -> MistakeKind:
    """Where most of the loss comes from: the tiles kept, the points, or neither."""
    leave = engine.leaves.worth(best.leave) - engine.leaves.worth(chosen.leave)
    points = best.points - chosen.points
    lost = best.equity - chosen.equity
    if max(leave, points) < lost / 2:
        return "weaker_place"
    return "bad_leave" if leave > points else "fewer_points"
