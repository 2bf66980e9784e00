"""Figures of the simulation: what threads bring, and how well it keeps to its time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bench.measure import cpu_seconds, seconds
from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.engine.simulation import LastMove, SimulationOptions, simulate
from letrado.game.rack import Rack
from letrado.game.tileset import BLANK, load_tile_set
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words
from tools.spanish_list import fetch_graph

SHARED = Path(__file__).parent.parent / ".." / "shared" / "bench"
POSITIONS = 12
ROLLOUTS = 400
LIMITS = (0.05, 0.2, 1.0)


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
    slow = [_with_two_blanks(position) for position in positions[::2]] + positions[1::2]
    overruns = [
        _overrun(engine, position, limit, threads, last)
        for limit in LIMITS
        for threads in (1, 2)
        for last in (None, LastMove(exchanged=3))
        for position in slow
    ]
    return {
        "simulation: rollouts a second of one core": round(rollouts / one),
        "simulation: two threads against one": round(alone / together, 2),
        "simulation: longest overrun of a time limit, ms": round(1000 * max(overruns), 1),
    }


def _with_two_blanks(position: Position) -> Position:
    if position.unseen(load_tile_set("es-100"))[BLANK] < 2 or BLANK in position.rack.tiles:
        return position
    return replace(position, rack=Rack((*position.rack.tiles[:5], BLANK, BLANK)))


def _overrun(
    engine: Engine, position: Position, limit: float, threads: int, last: LastMove | None
) -> float:
    """Seconds beyond a time limit; half of the racks have two blanks, the slowest there are."""
    options = SimulationOptions(
        seconds=limit, threads=threads, last=last, confidence=0.999999, spread_weighs=1.0
    )
    return seconds(lambda: simulate(engine, position, options), 1) - limit
