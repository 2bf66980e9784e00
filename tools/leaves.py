"""Trains the leaves of a tile set and writes data/leaves/<tile set>.leaves.

    python -m tools.leaves fise-2009 --words build/lists/es-100.kwg

Each generation plays games with the leaves of the one before and takes a census: on every board,
racks are drawn from the unseen tiles and their best move found. The same seed and list give the
same file, on any number of threads.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

from letrado.cli.lexicons import open_words
from letrado.engine.engine import Engine
from letrado.engine.leaves import Leaves, no_leaves, read_leaves
from letrado.game.tileset import TileSet, load_tile_set
from letrado.rulebook.loader import load_rulebook

FOLDER = Path(__file__).parent.parent / "src" / "letrado" / "data" / "leaves"


@dataclass(frozen=True)
class Plan:
    generations: int
    games: int
    racks: int
    seed: int
    threads: int

    def games_in(self, generation: int) -> int:
        """Early generations only have to point the way."""
        return self.games if generation == self.generations else self.games // 2

    def kept_as(self, generation: int, tile_set: TileSet) -> str:
        facts = (self.seed, generation, self.games_in(generation), self.racks)
        return "-".join([tile_set.id, *map(str, facts)]) + ".leaves"


def train(engine: Engine, plan: Plan, keep: Path | None = None) -> Leaves:
    """The leaves of the last generation; the first starts from nothing.

    With a folder to keep them in, generations that lie there already are not trained again: a long
    run can be made in several parts, and gives the same.
    """
    leaves = no_leaves(engine.tile_set)
    for generation in range(1, plan.generations + 1):
        file = keep / plan.kept_as(generation, engine.tile_set) if keep else None
        if file is not None and file.exists():
            leaves = read_leaves(file.read_bytes(), str(file))
            continue
        began = time.perf_counter()
        table = engine.core.train(
            leaves.table,
            rules=engine.rules,
            seed=plan.seed * 1_000_003 + (generation - 1) * 100_003,
            games=plan.games_in(generation),
            racks_a_board=plan.racks,
            threads=plan.threads,
        )
        leaves = Leaves(engine.tile_set, table)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(leaves.written())
        print(f"generation {generation}: {time.perf_counter() - began:.0f} s", flush=True)
    return leaves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulebook")
    parser.add_argument("--words", help="a file; by default the words of the rulebook")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--racks", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="folder for the leaves of each generation")
    parser.add_argument("--to", type=Path)
    asked = parser.parse_args()
    book = load_rulebook(asked.rulebook)
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    engine = Engine(open_words(book, asked.words), book, no_leaves(tile_set))
    plan = Plan(asked.generations, asked.games, asked.racks, asked.seed, asked.threads)
    leaves = train(engine, plan, asked.keep)
    target = asked.to or FOLDER / f"{tile_set.id}.leaves"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(leaves.written())
    print(target, target.stat().st_size)


if __name__ == "__main__":
    main()
