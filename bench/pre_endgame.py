"""Figures of positions with one tile in the bag: those of the field, on two cores.

A whole run may take as many times the limit as there are positions, so `make bench` takes some of
them; `python -m bench.pre_endgame` takes all, or those that are named.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.engine.pre_endgame import (
    AMPLE_MEMORY_MB,
    MOST_EXACT,
    PreOptions,
    PreSolution,
    solve_pre_endgame,
)
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words
from tools.spanish_list import fetch_graph

POSITIONS = Path(__file__).parent.parent / ".." / "shared" / "bench" / "preendgames_es.cgp"
SECONDS = 120.0
THREADS = 2
EVERY = 100_000
QUICK = (1, 6, 11)  # rows that `make bench` takes
# Points between the bounds of a candidate that say something.
NARROW = 200


def figures(rows: Sequence[int] = QUICK, seconds: float = SECONDS) -> dict[str, float]:
    """Nothing when the positions cannot be had here."""
    if not POSITIONS.exists():
        return {}
    tile_set = load_tile_set("es-100")
    engine = Engine(read_words(fetch_graph(), tile_set), load_rulebook("fise-2009"))
    lines = POSITIONS.read_text().splitlines()
    found = [
        solve_pre_endgame(
            engine,
            Position.parse(lines[row - 1], tile_set),
            PreOptions(seconds, THREADS, AMPLE_MEMORY_MB, EVERY),
        )
        for row in rows or range(1, len(lines) + 1)
    ]
    of = f"of {len(found)}, {seconds:.0f} s"
    return {
        f"pre-endgame: settled, {of}": sum(each.is_settled for each in found),
        f"pre-endgame: ten plays exact, {of}": sum(_exact(each) == MOST_EXACT for each in found),
        f"pre-endgame: wins of ten plays exact, {of}": sum(map(_knows_wins, found)),
        f"pre-endgame: no other open, {of}": sum(each.open == 0 for each in found),
        f"pre-endgame: all within {NARROW}, {of}": sum(map(_is_narrow, found)),
        "pre-endgame: exact of the ten best plays, mean": round(
            sum(map(_exact, found)) / len(found), 1
        ),
        "pre-endgame: seconds, mean": round(sum(each.seconds for each in found) / len(found), 1),
        "pre-endgame: seconds, most": round(max(each.seconds for each in found), 2),
    }


def _exact(found: PreSolution) -> int:
    return sum(candidate.is_proved for candidate in found.best_plays)


def _knows_wins(found: PreSolution) -> bool:
    return all(candidate.certainty != "guess" for candidate in found.best_plays)


def _is_narrow(found: PreSolution) -> bool:
    return all(candidate.high - candidate.low < NARROW for candidate in found.candidates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("rows", type=int, nargs="*", help="rows of the file, from 1; none for all")
    asked = parser.parse_args()
    for name, figure in figures(asked.rows, asked.seconds).items():
        print(f"{name:50} {figure:>12}")


if __name__ == "__main__":
    main()
