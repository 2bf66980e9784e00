"""Matches of several games: which comes next, and how it stands."""

from __future__ import annotations

from letrado.rules.side import SIDES, Side, other
from letrado.server.about import MatchPlace
from letrado.server.room import Room


def next_in_match(room: Room) -> MatchPlace | None:
    """The place of the following game; None when the match, or the single game, is over."""
    place = room.about.match
    if place is None or place.number >= place.games:
        return None
    return MatchPlace(place.id, place.number + 1, place.games, points_after(room))


def points_after(room: Room) -> dict[str, float]:
    """Points of a match by name: one for a game won, a half for a draw."""
    seats, winner = room.about.seats, room.state.winner()
    before = room.about.match.won if room.about.match else {}
    gained: dict[Side, float] = dict.fromkeys(SIDES, 0.5)
    if winner is not None:
        gained = {winner: 1.0, other(winner): 0.0}
    return {seats[side].name: before.get(seats[side].name, 0.0) + gained[side] for side in SIDES}
