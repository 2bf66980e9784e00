"""A game gone over move by move: what else could be done, what was lost, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from letrado.engine.engine import Pass
from letrado.game.spelling import word_text
from letrado.lexicon.explanation import Explanation
from letrado.records.record import GameRecord, Played
from letrado.records.review.assessment import Assessment, Assessor, move_of
from letrado.records.review.effort import Effort, Level
from letrado.records.review.luck import luck_of
from letrado.records.review.means import Means
from letrado.records.review.mistake import Mistake, choice_mistake, weight_of
from letrado.records.review.moments import Moment, moments
from letrado.records.steps import final_scores
from letrado.rules.side import SIDES, Side, other

Progress = Callable[[int, int], object]


@dataclass(frozen=True)
class BadWord:
    """A word that the rulebook refuses, and why, where the lexicon can tell."""

    word: str
    explanation: Explanation | None = None


@dataclass(frozen=True)
class ReviewedMove:
    """One move with what was found about it."""

    moment: Moment
    assessment: Assessment | None  # None when the rack or the tiles are not known
    bad_words: tuple[BadWord, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    luck: float | None = None

    @property
    def side(self) -> Side:
        return self.moment.side

    @property
    def is_bingo(self) -> bool:
        """Were seven tiles laid, and did they stay?"""
        act = self.moment.line.act
        if not isinstance(act, Played) or self.moment.step.withdrawn:
            return False
        return len(list(act.play.placements())) >= 7

    @property
    def cost(self) -> float:
        """What the mistakes cost their players, the largest of them."""
        return max((mistake.cost for mistake in self.mistakes), default=0.0)

    @property
    def win(self) -> float | None:
        """The chance to win of the player on turn after this move."""
        return self.assessment.chosen.win if self.assessment else None


@dataclass(frozen=True)
class Review:
    """The whole game."""

    record: GameRecord
    level: Level
    moves: tuple[ReviewedMove, ...]
    scores: dict[Side, int] = field(default_factory=dict[Side, int])

    def of(self, side: Side) -> Iterator[ReviewedMove]:
        return (move for move in self.moves if move.side == side)

    def mistakes(self, side: Side) -> Iterator[tuple[ReviewedMove, Mistake]]:
        for move in self.moves:
            for mistake in move.mistakes:
                if mistake.side == side:
                    yield move, mistake

    def key_moves(self, most: int) -> tuple[ReviewedMove, ...]:
        """The costliest moves, in the order of the game."""
        costly = sorted((move for move in self.moves if move.mistakes), key=_weight, reverse=True)
        return tuple(sorted(costly[:most], key=lambda move: move.moment.turn))


def _weight(move: ReviewedMove) -> tuple[float, float]:
    lost = move.assessment.win_lost if move.assessment else 0.0
    return lost, move.cost


def review_game(
    record: GameRecord,
    means: Means,
    assessor: Assessor,
    effort: Effort,
    progress: Progress = lambda done, total: (done, total),
) -> Review:
    """Go over every move; what cannot be judged is kept and marked."""
    taken = moments(record, means.engine.tile_set)
    moves: list[ReviewedMove] = []
    progress(0, len(taken))
    for moment in taken:
        moves.append(_reviewed(moment, means, assessor, effort))
        progress(len(moves), len(taken))
    return Review(record, effort.level, tuple(moves), final_scores(record))


def _reviewed(moment: Moment, means: Means, assessor: Assessor, effort: Effort) -> ReviewedMove:
    bad = tuple(_bad_words(moment, means))
    assessment = None
    if moment.position is not None:
        done = move_of(moment.line.act, moment.position, means.engine, means.book)
        chosen = Pass() if bad and moment.step.withdrawn else done
        assessment = assessor.assess(moment.position, chosen, seed=effort.seed + moment.turn)
    return ReviewedMove(
        moment=moment,
        assessment=assessment,
        bad_words=bad,
        mistakes=tuple(_mistakes(moment, assessment, bad, means)),
        luck=luck_of(moment, means.engine, effort.seed, effort.draws),
    )


def _bad_words(moment: Moment, means: Means) -> Iterator[BadWord]:
    for word in moment.words:
        if not means.is_word(word.letters):
            text = word_text(word.letters)
            yield BadWord(text, means.explain(text) if means.explain else None)


def _mistakes(
    moment: Moment,
    assessment: Assessment | None,
    bad: tuple[BadWord, ...],
    means: Means,
) -> Iterator[Mistake]:
    side, withdrawn = moment.side, moment.step.withdrawn
    lost = assessment.equity_lost if assessment else 0.0
    if bad:
        yield Mistake(side, "phony_played", weight_of(lost, 0.0), lost)
        if not withdrawn:
            gained = float(moment.line.points)
            yield Mistake(other(side), "phony_let_pass", weight_of(gained, 0.0), gained)
    elif assessment is not None and moment.position is not None:
        found = choice_mistake(assessment, moment.position, means)
        if found is not None:
            kind, weight = found
            yield Mistake(side, kind, weight, lost)
    if moment.challenged_in_vain:
        yield Mistake(other(side), "challenge_lost", "slight", 0.0)


def phases_of(review: Review, side: Side) -> dict[str, list[ReviewedMove]]:
    """The moves of a player by phase of the game."""
    found: dict[str, list[ReviewedMove]] = {}
    for move in review.of(side):
        found.setdefault(move.moment.phase, []).append(move)
    return found


def sides_of(record: GameRecord, name: str) -> list[Side]:
    """Which sides a name plays in a record: by nick or whole name, whatever its case."""
    wanted = name.casefold().strip()
    return [
        side
        for side in SIDES
        if wanted in (record.player(side).nick.casefold(), record.player(side).name.casefold())
    ]
