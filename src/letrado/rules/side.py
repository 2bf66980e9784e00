"""The two players of a game, and who else may act at a table."""

from __future__ import annotations

from typing import Literal, TypeAlias

Side: TypeAlias = Literal["A", "B"]
SIDES: tuple[Side, Side] = ("A", "B")
Official: TypeAlias = Literal["monitor", "arbiter", "director"]
Party: TypeAlias = Side | Official | Literal["spectator"]
DESK: frozenset[Party] = frozenset({"arbiter", "director"})


def other(side: Side) -> Side:
    return "B" if side == "A" else "A"


def as_side(party: Party) -> Side | None:
    """The player behind a party; None for everybody else."""
    match party:
        case "A" | "B":
            return party
        case _:
            return None
