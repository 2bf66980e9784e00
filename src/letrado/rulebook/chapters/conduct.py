"""People: conduct, penalties, ethics, who interprets and who hears appeals."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.provision import Count, OptionalProvision, Provision, Variant

UnethicalPractice: TypeAlias = Literal[
    "repeated_challenges_of_common_words",
    "abandoning",
    "losing_on_purpose",
    "systematic_overscoring",
    "clock_left_neutralised",
    "offence_or_mockery",
    "systematic_violation",
]
TribunalScope: TypeAlias = Literal[
    "national_championships",
    "international_tournaments",
    "international_championships",
    "regional_championships",
    "world_championships",
]
TribunalMember: TypeAlias = Literal[
    "organiser_member", "federation_member", "players_representative"
]


class FixedPoints(Variant, frozen=True, tag="fixed_points"):
    points: Count


class PointsAtLeast(Variant, frozen=True, tag="points_at_least"):
    """A floor; the scale ends in expulsion."""

    points: Count


class UnspecifiedPenalty(Variant, frozen=True, tag="unspecified_penalty"):
    """Sanctions exist, without a scale."""


class Conduct(Struct, frozen=True, forbid_unknown_fields=True):
    talk: OptionalProvision[Literal["sums_and_results_only"]]
    no_comment_on_strategy: OptionalProvision[bool]
    no_smoking_food_phone: OptionalProvision[bool]
    low_voice_respect: OptionalProvision[bool]
    permitted_queries: OptionalProvision[tuple[Literal["scoring_procedure", "rules"], ...]]
    consulted_and_answered: Provision[Literal["word_barred", "forbidden_without_sanction"]]
    consulted_repeat: OptionalProvision[Literal["disqualified_for_good"]]
    answering_player: OptionalProvision[Literal["same_penalty"]]


class Penalty(Struct, frozen=True, forbid_unknown_fields=True):
    who: OptionalProvision[Literal["chief_referee", "director", "organisation"]]
    points: OptionalProvision[FixedPoints | PointsAtLeast | UnspecifiedPenalty]
    cards: OptionalProvision[Literal["yellow_warning_red_expulsion"]]
    federation_discipline: OptionalProvision[bool]
    appeal: OptionalProvision[Literal["tribunal_final"]]


class Ethics(Struct, frozen=True, forbid_unknown_fields=True):
    practices: OptionalProvision[tuple[UnethicalPractice, ...]]


class Interpretation(Struct, frozen=True, forbid_unknown_fields=True):
    by: OptionalProvision[Literal["referees", "director"]]
    body: OptionalProvision[
        Literal["fise_executive_committee", "fise_board", "uf_executive_committee"]
    ]
    main_criterion: OptionalProvision[Literal["these_rules"]]


class Tribunal(Struct, frozen=True, forbid_unknown_fields=True):
    scope: OptionalProvision[tuple[TribunalScope, ...]]
    members: OptionalProvision[tuple[TribunalMember, ...]]
    substitutes: OptionalProvision[Count]
    conflict_of_interest: OptionalProvision[tuple[TribunalMember, ...]]
    players_representative_elected: OptionalProvision[
        Literal["technical_congress", "before_tournament"]
    ]
