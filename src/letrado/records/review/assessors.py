"""Who assesses the moments of a review, by its effort."""

from __future__ import annotations

from letrado.records.review.assessment import Assessor, StaticAssessor
from letrado.records.review.effort import Effort
from letrado.records.review.means import Means
from letrado.records.review.simulated import SimulatingAssessor
from letrado.records.review.solved import EndingAssessor


def assessor_for(means: Means, effort: Effort) -> Assessor:
    """Endings are solved; before them, rollouts where the effort has any."""
    static = StaticAssessor(means.engine)
    before = SimulatingAssessor(means.engine, effort) if effort.rollouts else static
    return EndingAssessor(means, before, effort)
