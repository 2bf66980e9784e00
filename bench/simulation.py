"""Figures of the simulation: what threads bring, and what the allocation costs."""

from __future__ import annotations

from pathlib import Path

from bench.measure import cpu_seconds, seconds
from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.engine.simulation import SimulationOptions, simulate
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words
from tools.spanish_list import fetch_graph

SHARED = Path(__file__).parent.parent / ".." / "shared" / "bench"
POSITIONS = 12
ROLLOUTS = 400


def figures() -> dict[str, float]:
    """Nothing when the positions cannot be had here."""
    listed = SHARED / "positions_es.tsv"
    if not listed.exists():
        return {}
    tile_set = load_tile_set("es-100")
    engine = Engine(read_words(fetch_graph(), tile_set), load_rulebook("fise-2009"))
    lines = listed.read_text().splitlines()[1:]
    positions = [
        Position.parse(line.split("\t")[1], tile_set)
        for line in lines[:: len(lines) // POSITIONS][:POSITIONS]
    ]

    def all_positions(threads: int, candidates: int) -> None:
        for position in positions:
            options = SimulationOptions(
                rollouts=ROLLOUTS, threads=threads, candidates=candidates, confidence=0.999999
            )
            simulate(engine, position, options)

    rollouts = POSITIONS * ROLLOUTS
    one = cpu_seconds(lambda: all_positions(1, 20), 2)
    alone = seconds(lambda: all_positions(1, 20), 1)
    together = seconds(lambda: all_positions(2, 20), 1)
    return {
        "simulation: rollouts a second of one core": round(rollouts / one),
        "simulation: two threads against one": round(alone / together, 2),
    }
