"""Two sheets beside each other: which line of one is which line of the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from letrado.records.rebuild.score_sheet import Written
from letrado.rules.side import SIDES, Side, other

GAP = 3
_MOVES = ("play", "exchange", "pass", "unread")


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as both players have it; None where a sheet leaves it out."""

    side: Side
    a: Written | None
    b: Written | None

    def sheets(self) -> tuple[Written | None, Written | None]:
        return self.a, self.b

    def sheet_of(self, side: Side) -> Written | None:
        return self.a if side == "A" else self.b


def aligned(
    a: Sequence[Written], b: Sequence[Written]
) -> list[tuple[Written | None, Written | None]]:
    """The pairing that needs the least explaining."""
    costs = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            if i or j:
                costs[i][j] = min(cost for cost, _, _ in _ways(costs, a, b, i, j))
    pairs: list[tuple[Written | None, Written | None]] = []
    i, j = len(a), len(b)
    while i or j:
        _, back_i, back_j = min(_ways(costs, a, b, i, j), key=lambda way: way[0])
        pairs.append((a[i - 1] if back_i else None, b[j - 1] if back_j else None))
        i, j = i - back_i, j - back_j
    return pairs[::-1]


def _ways(
    costs: list[list[int]], a: Sequence[Written], b: Sequence[Written], i: int, j: int
) -> list[tuple[int, int, int]]:
    ways = []
    if i and j:
        ways.append((costs[i - 1][j - 1] + unlikeness(a[i - 1], b[j - 1]), 1, 1))
    if i:
        ways.append((costs[i - 1][j] + GAP, 1, 0))
    if j:
        ways.append((costs[i][j - 1] + GAP, 0, 1))
    return ways


def unlikeness(one: Written, two: Written) -> int:
    """0 for the same turn, more the less they have in common."""
    cost = 0
    if one.kind != two.kind:
        cost += 2
    if one.word and two.word and one.word != two.word:
        close = len(one.word) == len(two.word) and _same(one.word, two.word) >= len(one.word) - 1
        cost += 1 if close else 3
    if one.points is not None and two.points is not None and one.points != two.points:
        cost += 1
    if one.side and two.side and one.side != two.side:
        cost += 6
    return cost


def _same(one: Sequence[str], two: Sequence[str]) -> int:
    return sum(x == y for x, y in zip(one, two, strict=True))


def turns_of(a: Sequence[Written], b: Sequence[Written]) -> list[Turn]:
    """The moves of both sheets in order; sides alternate where nobody says otherwise."""
    moves = [[entry for entry in sheet if entry.kind in _MOVES] for sheet in (a, b)]
    turns: list[Turn] = []
    following: Side = SIDES[0]
    for one, two in aligned(moves[0], moves[1]):
        named = next((entry.side for entry in (one, two) if entry and entry.side), None)
        side = named or following
        turns.append(Turn(side, one, two))
        following = other(side)
    return turns
