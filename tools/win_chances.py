"""Fits the win chances of a tile set and writes data/win_chances/<tile set>.toml.

    python -m tools.win_chances fise-2009 --words build/lists/es-100.kwg

Static players play games; for every number of unseen tiles, what the player on turn still gained
has a mean and a deviation. Both are smoothed over neighbouring numbers, and the deviation is
turned into the scale of a logistic curve. The same seed and words give the same file; without
--words they are those of the rulebook.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from letrado.engine.engine import Engine
from letrado.game.tileset import load_tile_set
from letrado.kernel.simulation import census_of_gains
from letrado.rulebook.loader import load_rulebook
from tools.levels import words_for

FOLDER = Path(__file__).parent.parent / "src" / "letrado" / "data" / "win_chances"
# A logistic distribution of this scale has the deviation 1.
SCALE_OF_DEVIATION = math.sqrt(3) / math.pi
FEWEST = 200


def fitted(census: list[tuple[int, int, int]], tiles: int) -> list[tuple[float, float]]:
    """A row for every number of unseen tiles from 0; each borrows from its neighbours."""
    rows = []
    for unseen in range(tiles + 1):
        reach = 0
        while True:
            near = census[max(0, unseen - reach) : unseen + reach + 1]
            positions = sum(row[0] for row in near)
            if positions >= FEWEST or reach > tiles:
                break
            reach += 1
        mean = sum(row[1] for row in near) / positions / 100
        squares = sum(row[2] for row in near) / positions / 100
        deviation = math.sqrt(max(1.0, squares - mean * mean))
        rows.append((round(mean, 2), round(deviation * SCALE_OF_DEVIATION, 2)))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulebook")
    parser.add_argument("--words", type=Path)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--name", help="instead of that of the tile set")
    asked = parser.parse_args()
    book = load_rulebook(asked.rulebook)
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    engine = Engine(words_for(book, asked.words), book)
    census = census_of_gains(
        engine.core,
        engine.leaves.table,
        rules=engine.rules,
        seed=asked.seed,
        games=asked.games,
    )
    rows = fitted(census, sum(1 for _ in tile_set.tiles()) - 7)
    made = f"tools/win_chances.py {asked.rulebook}, {asked.games} games, seed {asked.seed}"
    FOLDER.mkdir(parents=True, exist_ok=True)
    target = FOLDER / f"{asked.name or tile_set.id}.toml"
    listed = "\n".join(f"  [{mean}, {scale}],  # {n}" for n, (mean, scale) in enumerate(rows))
    target.write_text(f'made = "{made}"\nrows = [\n{listed}\n]\n')
    print(target)


if __name__ == "__main__":
    main()
