"""Matches of several games: which comes next, and how it stands."""

from __future__ import annotations

import secrets

from letrado.rules.side import SIDES, Side
from letrado.server.about import About, MatchPlace, Terms
from letrado.table.state import State


def first_in_match(terms: Terms) -> MatchPlace | None:
    """The place of a first game; None where no more are agreed."""
    return MatchPlace(secrets.token_urlsafe(9), 1, terms.games) if terms.games > 1 else None


def next_in_match(about: About, state: State) -> MatchPlace | None:
    """The place of the following game; after the last, another match under the same terms."""
    place = about.match
    if place is None or place.number >= place.games:
        return first_in_match(about.terms)
    points = {about.seats[side].name: won for side, won in points_of(about, state).items()}
    return MatchPlace(place.id, place.number + 1, place.games, points)


def points_of(about: About, state: State) -> dict[Side, float]:
    """Points of a match, those of this game among them once it is over."""
    before = about.match.won if about.match else {}
    return {side: before.get(about.seats[side].name, 0.0) + _gained(side, state) for side in SIDES}


def _gained(side: Side, state: State) -> float:
    """One for a game won, a half for a draw."""
    if state.final is None:
        return 0.0
    winner = state.winner()
    return 0.5 if winner is None else float(winner == side)
