"""A match between two players: game pairs from the same bags, and whether chance explains it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from letrado.engine.engine import Engine
from letrado.kernel.engine import sign_flip_chance
from letrado.kernel.simulation import Contestant, contest

PAIRS_A_CALL = 5
FLIPS = 10_000


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Spreads of the first player in the two games of each pair: same bag, changed seats."""

    games: tuple[tuple[int, int], ...]

    @property
    def spreads(self) -> tuple[int, ...]:
        return tuple(one + other for one, other in self.games)

    @property
    def won(self) -> float:
        """The part of the pairs that the first player won, ties as half."""
        return _part_won(self.spreads)

    @property
    def games_won(self) -> float:
        """The part of the games that the first player won, ties as half."""
        return _part_won([spread for pair in self.games for spread in pair])

    @property
    def spread_a_game(self) -> float:
        return sum(self.spreads) / (2 * len(self.games))

    def chance(self) -> float:
        """How often luck alone would give a spread as large: the sign of each pair is tossed."""
        return sign_flip_chance(self.spreads, FLIPS)


def _part_won(spreads: Sequence[int]) -> float:
    return sum(1.0 if spread > 0 else 0.5 if spread == 0 else 0.0 for spread in spreads) / len(
        spreads
    )


def play_match(
    engine: Engine,
    players: tuple[Contestant, Contestant],
    *,
    pairs: int,
    seed: int,
    threads: int = 1,
    progress: Callable[[int], object] = lambda done: done,
) -> MatchResult:
    """Play game pairs with the words of the engine as judge.

    The result depends on the seed, not on the threads, unless a player counts seconds.
    """

    def portion(numbers: range) -> Sequence[tuple[int, int]]:
        return play_pairs(engine, players, numbers, seed)

    games: list[tuple[int, int]] = []
    with ThreadPoolExecutor(max(1, threads)) as pool:
        for found in pool.map(portion, _portions(pairs)):
            games.extend(found)
            progress(len(games))
    return MatchResult(tuple(games))


def play_pairs(
    engine: Engine, players: tuple[Contestant, Contestant], numbers: range, seed: int
) -> Sequence[tuple[int, int]]:
    """The pairs of these numbers in the match of this seed."""
    return contest(
        engine.core,
        *players,
        rules=engine.rules,
        seed=seed,
        first=numbers.start,
        pairs=len(numbers),
    )


def _portions(pairs: int) -> Iterator[range]:
    for first in range(0, pairs, PAIRS_A_CALL):
        yield range(first, min(first + PAIRS_A_CALL, pairs))
