"""Trains the leaves of a tile set and writes data/leaves/<tile set>.leaves.

    python -m tools.leaves fise-2009 --words build/lists/es-100.kwg

Each generation plays games with the leaves of the one before and takes a census: on every board,
racks are drawn from the unseen tiles and their best move found. The same seed and list give the
same file, on any number of threads.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from letrado.cli.lexicons import open_words
from letrado.engine.engine import Engine
from letrado.engine.leaves import Leaves, no_leaves
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook

FOLDER = Path(__file__).parent.parent / "src" / "letrado" / "data" / "leaves"


def train(
    engine: Engine, *, generations: int, games: int, racks: int, seed: int, threads: int
) -> Leaves:
    """The leaves of the last generation; the first starts from nothing."""
    table = no_leaves(engine.tile_set).table
    for generation in range(generations):
        began = time.perf_counter()
        # Early generations only have to point the way.
        share = games if generation == generations - 1 else games // 2
        table = engine.core.train(
            table,
            rules=engine.rules,
            seed=seed * 1_000_003 + generation * 100_003,
            games=share,
            racks_a_board=racks,
            threads=threads,
        )
        print(f"generation {generation + 1}: {time.perf_counter() - began:.0f} s", flush=True)
    return Leaves(engine.tile_set, table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulebook")
    parser.add_argument("--words", help="a file; by default the words of the rulebook")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--racks", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--to", type=Path)
    asked = parser.parse_args()
    book = load_rulebook(asked.rulebook)
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    engine = Engine(open_words(book, asked.words), book, no_leaves(tile_set))
    leaves = train(
        engine,
        generations=asked.generations,
        games=asked.games,
        racks=asked.racks,
        seed=asked.seed,
        threads=asked.threads,
    )
    target = asked.to or FOLDER / f"{tile_set.id}.leaves"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(leaves.written())
    print(target, target.stat().st_size)


if __name__ == "__main__":
    main()
