"""Benchmarks: figures to the screen and to bench/results.json.

Instruction counts are the difference of two repetition counts under valgrind, so they do not
depend on what else the machine is doing; times are ratios of two ways of doing the same thing.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.score import points_of
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set
from tests.reference.score import reference_points

RESULTS = Path(__file__).parent / "results.json"
PLAYS_PER_ROUND = 1000


def instructions(program: Path, rounds: int) -> int:
    """How many instructions the program executes."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(
        [*command, str(program), str(rounds)], capture_output=True, text=True, check=True
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise RuntimeError(done.stderr)
    return int(found[1])


def scorer_instructions(core: Path) -> float:
    few, many = (instructions(core / "bench_scorer", rounds) for rounds in (10, 110))
    return (many - few) / (100 * PLAYS_PER_ROUND)


def seconds(work: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        work()
    return time.perf_counter() - start


def scorer_ratio() -> float:
    """How many times faster than the slow reference the scorer is, seen from Python."""
    tiles = load_tile_set("es-100")
    row = [(Square(7, column), PlacedTile("A")) for column in range(4, 12)]
    board = Board().with_tiles(row)
    play = [(Square(8, column), PlacedTile("O")) for column in range(4, 11)]
    fast = seconds(lambda: points_of(board, play, tiles), 2000)
    slow = seconds(lambda: reference_points(board, play, tiles), 2000)
    return slow / fast


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--core", type=Path, required=True)
    core = parser.parse_args().core
    results = {
        "scorer: instructions a play": round(scorer_instructions(core), 1),
        "scorer: times faster than the reference": round(scorer_ratio(), 1),
    }
    for name, figure in results.items():
        print(f"{name:50} {figure:>12}")
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
