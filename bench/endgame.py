"""Figures of the endings: the 25 positions of the field, one core, beside the best peer."""

from __future__ import annotations

import time
from pathlib import Path

from letrado.engine.endgame import Options, solve
from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words
from tools.spanish_list import fetch_graph

ENDINGS = Path(__file__).parent.parent / ".." / "shared" / "bench" / "endgames_es.tsv"
SECONDS = 10.0

# Processor seconds of the best peer on these positions: mean and most.
PEER = (8.1, 22.8)


def figures() -> dict[str, float]:
    """Nothing when the positions cannot be had here. A position not proved counts with its time."""
    if not ENDINGS.exists():
        return {}
    tile_set = load_tile_set("es-100")
    engine = Engine(read_words(fetch_graph(), tile_set), load_rulebook("fise-2009"))
    proved = 0
    spent: list[float] = []
    for line in ENDINGS.read_text().splitlines()[1:]:
        position = Position.parse(line.split("\t")[2], tile_set)
        start = time.process_time()
        proved += solve(engine, position, Options(seconds=SECONDS)).is_proved
        spent.append(time.process_time() - start)
    return {
        f"endgame: proved within {SECONDS:.0f} s, of {len(spent)}": proved,
        "endgame: processor seconds, mean": round(sum(spent) / len(spent), 2),
        "endgame: processor seconds, most": round(max(spent), 2),
        "endgame: best peer's processor seconds, mean": PEER[0],
        "endgame: best peer's processor seconds, most": PEER[1],
    }
