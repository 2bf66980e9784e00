"""How often a game is rebuilt from two score sheets without places, each with one error.

python -m bench.rebuild --games 200
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


@dataclass
class Tally:
    games: int = 0
    rebuilt: int = 0  # the game played is the first reading, or equal with it
    alone: int = 0  # and no other reading is as good
    errors: int = 0
    flagged: int = 0
    shown: int = 0
    seconds: float = 0.0

    def take(self, record: GameRecord, words: WordSet, number: int) -> None:
        random = Random(number)
        sheets = planted(record, random), planted(record, random)
        start = time.process_time()
        found = outcome(record, sheets, words.__contains__)
        self.seconds += time.process_time() - start
        self.games += 1
        self.rebuilt += found.rebuilt
        self.alone += found.alone
        self.errors += len(sheets)
        self.flagged += found.flagged
        self.shown += found.shown
        if not found.rebuilt or min(found.flagged, found.shown) < len(sheets):
            print(number, found, [(sheet.kind, sheet.turn) for sheet in sheets], flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    words = read_words(fetch_graph(), load_tile_set("es-100"))
    engine = Engine(words, load_rulebook(BOOK))
    tally = Tally()
    for number in range(asked.first, asked.first + asked.games):
        record = self_played(engine, load_rulebook(BOOK), Seed(number.to_bytes(SEED_BYTES, "big")))
        tally.take(record, words, number)
        if tally.games % 20 == 0:
            print(tally, flush=True)
    print(tally)


if __name__ == "__main__":
    main()
