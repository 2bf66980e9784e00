"""Who sits at a table besides people, as a table sees them.

A Player has a seat: it is shown the game as far as its seat may see it, and says what it does. A
Mind only chooses a move for the turn; SeatedPlayer carries it out by the book. A new kind of
player is a new Mind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from letrado.engine.engine import Move
from letrado.rules.side import Side
from letrado.table.commands import AnyCommand
from letrado.table.state import State

# Each names a message under [player]. The texts are for the opponent too: they tell no tile that
# is not on the table.
Reason: TypeAlias = Literal[
    "procedure",  # what every player does at this point
    "most_equity",
    "exchanges",
    "exchanges_freely",
    "passes",
    "accepts",
    "challenges",
    "off_centre",
    "no_moves",
    "most_points",
    "looked_ahead",
    "solved_ending",
    "knows",
    "doubts",
    "trusts",
]


@dataclass(frozen=True, slots=True)
class Act:
    """What a player does, and why."""

    command: AnyCommand
    reason: Reason
    facts: Mapping[str, object] = field(default_factory=dict[str, object])
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move for a turn, and why."""

    move: Move
    reason: Reason = "most_equity"
    facts: Mapping[str, object] = field(default_factory=dict[str, object])


class Player(Protocol):
    def act(self, seen: State, side: Side) -> Act | None:
        """What the player in this seat does now; None when it is for others to act.

        `seen` is the game as `letrado.players.seat.seen_from` shows it to this side. It need not
        be the player's turn: plays are accepted or challenged and sheets are signed too.
        """
        ...


class Mind(Protocol):
    def choose(self, seen: State, side: Side) -> Chosen:
        """The move for this side's turn, from what its seat may see."""
        ...
