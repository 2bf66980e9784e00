"""How often a game is rebuilt from two score sheets without places, each with one error.

python -m bench.rebuild 200
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from random import Random

from letrado.engine.engine import Engine
from letrado.game.bag import SEED_BYTES, Seed
from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import WordSet
from letrado.records.record import GameRecord
from letrado.records.self_play import self_played
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words
from tests.records.rebuild.planted import planted
from tests.records.rebuild.rebuilding import outcome
from tools.spanish_list import fetch_graph

BOOK = "fise-2009"
GAMES = 200
SHOWN_EVERY = 20


@dataclass
class Tally:
    games: int = 0
    rebuilt: int = 0
    in_reach: int = 0
    alone: int = 0
    errors: int = 0
    flagged: int = 0
    seconds: float = 0.0

    def take(self, record: GameRecord, words: WordSet, number: int) -> None:
        random = Random(number)
        sheets = planted(record, random), planted(record, random)
        start = time.process_time()
        found = outcome(record, sheets, words.__contains__)
        self.seconds += time.process_time() - start
        self.games += 1
        self.rebuilt += found.rebuilt
        self.in_reach += found.in_reach
        self.alone += found.alone
        self.errors += len(sheets)
        self.flagged += found.flagged
        if not found.rebuilt or found.flagged < len(sheets):
            print(number, found, [(sheet.kind, sheet.turn) for sheet in sheets], flush=True)

    def figures(self) -> dict[str, float]:
        return {
            "rebuild: games, an error planted in each sheet": self.games,
            "rebuild: % rebuilt": round(100 * self.rebuilt / self.games, 1),
            "rebuild: % rebuilt or as good": round(100 * self.in_reach / self.games, 1),
            "rebuild: % rebuilt and nothing else as good": round(100 * self.alone / self.games, 1),
            "rebuild: % of the errors told": round(100 * self.flagged / self.errors, 1),
            "rebuild: seconds of one core a game": round(self.seconds / self.games, 2),
        }


def figures(games: int = GAMES, first: int = 0) -> dict[str, float]:
    """Games that fail are shown as they come up."""
    words = read_words(fetch_graph(), load_tile_set("es-100"))
    book = load_rulebook(BOOK)
    engine = Engine(words, book)
    tally = Tally()
    for number in range(first, first + games):
        seed = Seed(number.to_bytes(SEED_BYTES, "big"))
        tally.take(self_played(engine, book, seed), words, number)
        if tally.games % SHOWN_EVERY == 0:
            print(tally, flush=True)
    return tally.figures()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    for name, figure in figures(asked.games, asked.first).items():
        print(f"{name:50} {figure:>12}")


if __name__ == "__main__":
    main()
