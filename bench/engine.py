"""Figures of the engine beside those of the field."""

from __future__ import annotations

import subprocess
from pathlib import Path

from bench.measure import instructions
from letrado.engine.leaves import load_leaves
from letrado.engine.position import RACK_SIZE, Position
from letrado.game.board import premiums
from letrado.game.numbering import numbering_of
from letrado.game.square import all_squares
from letrado.game.tileset import load_tile_set
from letrado.storage.word_files import read_words, write_words
from tools.spanish_list import fetch_graph

SHARED = Path(__file__).parent.parent / ".." / "shared" / "bench"
POSITIONS = 200
CANDIDATES = 10

# Instructions of the best peer in each column, on these positions where they were measured on them.
PEERS = {
    "all plays": 2_020_000,
    "best play": 393_000,
    "game of self-play": 9_700_000,
    "rollout of two plies": 1_000_000,
}


def figures(core: Path) -> dict[str, float]:
    """Nothing when the positions or the word list cannot be had here."""
    positions = SHARED / "positions_es.tsv"
    if not positions.exists():
        return {}
    folder = core / "engine"
    _write_data(folder, positions)
    program = core / "bench_engine"

    def a_round(work: str, few: int, many: int, units: int) -> int:
        counted = [
            instructions(program, [str(folder), work, str(rounds)]) for rounds in (few, many)
        ]
        return (counted[1] - counted[0]) // ((many - few) * units)

    ours = {
        "all plays": a_round("all", 1, 3, POSITIONS),
        "best play": a_round("best", 1, 6, POSITIONS),
        "game of self-play": a_round("games", 10, 110, 1),
        "rollout of two plies": a_round("rollouts", 1, 3, POSITIONS * CANDIDATES),
    }
    results: dict[str, float] = {}
    for name, count in ours.items():
        results[f"engine: instructions, {name}"] = count
        results[f"engine: best peer's instructions, {name}"] = PEERS[name]
    size, built, kilobytes = _run(program, folder, "build", 1)
    results["engine: graph, bytes"] = int(size)
    results["engine: graph built, seconds"] = built
    results["engine: graph built, megabytes resident"] = kilobytes // 1024
    results["engine: graph loaded, seconds"] = _run(program, folder, "load", 1)[1]
    found, took, _ = _run(program, folder, "lookups", 10)
    results["engine: million look-ups a second"] = round(int(found) / took / 1e6, 1)
    one = 400 / _run(program, folder, "games", 400)[1]
    two = 800 / _run(program, folder, "games", 400, threads=2)[1]
    results["engine: games a second, one thread"] = round(one)
    results["engine: two threads against one"] = round(two / one, 2)
    kilobytes = _run(program, folder, "rollouts", 1)[2]
    results["engine: everything loaded, megabytes resident"] = kilobytes // 1024
    return results


def _run(
    program: Path, folder: Path, work: str, rounds: int, threads: int = 1
) -> tuple[str, float, int]:
    command = [str(program), str(folder), work, str(rounds), str(threads)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    signature, took, kilobytes = done.stdout.split()
    return signature, float(took), int(kilobytes)


def _write_data(folder: Path, positions: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    tile_set = load_tile_set("es-100")
    numbering = numbering_of(tile_set)
    words = read_words(fetch_graph(), tile_set)
    write_words(words, folder / "graph.kwg")
    (folder / "words").write_bytes(words.graph.words())
    letters = tile_set.letters.values()
    layout = [premiums()[square] for square in all_squares()]
    (folder / "equipment").write_bytes(
        bytes([len(letters)])
        + bytes([0, *(letter.points for letter in letters)]).ljust(32, b"\0")
        + bytes([tile_set.blanks, *(letter.count for letter in letters)]).ljust(32, b"\0")
        + bytes(premium.letter for premium in layout)
        + bytes(premium.word for premium in layout)
    )
    (folder / "leaves").write_bytes(load_leaves(tile_set.id).table.worths())
    content = b""
    for line in positions.read_text().splitlines()[1:]:
        position = Position.parse(line.split("\t")[1], tile_set)
        rack = numbering.encode(position.rack.tiles)
        content += numbering.encode_board(position.board)
        content += bytes([len(rack)]) + rack.ljust(RACK_SIZE, b"\0")
    (folder / "positions").write_bytes(content)
