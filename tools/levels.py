"""Measures how often each level beats the one below it, and writes it to data/levels.toml.

    python tools/levels.py fise-2009 --words build/lists/es-100.kwg --pairs 1000

The seed is that of the file. A pair is two games from the same bag with changed seats; the
score is the part of the games won, a tie as half. With --dry nothing is written.
"""

from __future__ import annotations

import argparse
import itertools
import re
from pathlib import Path

from letrado.engine.engine import Engine
from letrado.engine.match import play_match
from letrado.game.tileset import load_tile_set
from letrado.players.levels import PATH, levels, seat, seed_of_measurement
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words

FILE = Path(__file__).parent.parent / "src" / "letrado" / PATH


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulebook")
    parser.add_argument("--words", type=Path, required=True)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--pairs-looking-ahead", type=int, default=1000)
    parser.add_argument("--only", help="weaker level of the one comparison to make")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--dry", action="store_true")
    asked = parser.parse_args()
    book = load_rulebook(asked.rulebook)
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    engine = Engine(read_words(asked.words, tile_set), book)
    rows = []
    for weaker, stronger in itertools.pairwise(levels()):
        if asked.only not in {None, weaker.id}:
            continue
        pairs = asked.pairs_looking_ahead if stronger.rollouts else asked.pairs
        result = play_match(
            engine,
            (seat(stronger.id, engine), seat(weaker.id, engine)),
            pairs=pairs,
            seed=seed_of_measurement(),
            threads=asked.threads,
        )
        won = round(result.games_won, 3)
        print(stronger.id, weaker.id, won, pairs, round(result.spread_a_game, 1), flush=True)
        names = f'stronger = "{stronger.id}", weaker = "{weaker.id}"'
        rows.append(f"  {{ {names}, won = {won}, pairs = {pairs} }},")
    if asked.dry or asked.only:
        return
    text = FILE.read_text()
    text = re.sub(rf"^{tile_set.id} = \[\n.*?^\]\n", "", text, flags=re.DOTALL | re.MULTILINE)
    FILE.write_text(text + f"{tile_set.id} = [\n" + "\n".join(rows) + "\n]\n")


if __name__ == "__main__":
    main()
