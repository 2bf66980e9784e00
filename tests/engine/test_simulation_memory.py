"""What a simulation may remember is a limit of the whole process, not of one table."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from letrado.lexicon.word_set import WordSet
from letrado.storage.word_files import write_words

MEGABYTES = 4
# Prints the kilobytes resident before, the most of them during the simulation, and why it ended.
# What was freed before goes back to the system first, or the simulation would hide in it.
PROGRAM = """
import ctypes
import re
import sys
from pathlib import Path

from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.engine.simulation import SimulationOptions, simulate
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words

def resident(name):
    return re.search(rf"{name}:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1]


tile_set = load_tile_set("es-100")
engine = Engine(read_words(Path(sys.argv[1]), tile_set), load_rulebook("fise-2009"))
here = Position.parse(sys.argv[2], tile_set)
threads = int(sys.argv[3])
simulate(engine, here, SimulationOptions(rollouts=40, candidates=2))
ctypes.CDLL(None).malloc_trim(0)
Path("/proc/self/clear_refs").write_text("5")
before = resident("VmRSS")
endless = SimulationOptions(
    rollouts=10**9,
    candidates=200,
    confidence=0.999999,
    megabytes=int(sys.argv[4]),
    threads=threads,
)
found = simulate(engine, here, endless)
print(before, resident("VmHWM"), found.ended)
"""
BOARD = "15/15/15/15/15/15/15/7CASA4/7A7/7[LL]7/7E7/15/15/15/15"


@pytest.mark.parametrize("threads", [1, 3])
def test_the_process_grows_by_no_more_than_the_limit(
    threads: int, few_words: WordSet, tmp_path: Path
) -> None:
    write_words(few_words, tmp_path / "few.kwg")
    position = f"{BOARD} MESAO??/ 20/12 0"
    arguments = (str(tmp_path / "few.kwg"), position, str(threads), str(MEGABYTES))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True
    )
    before, after, ended = done.stdout.split()

    assert ended == "memory"
    assert 1024 < int(after) - int(before) <= MEGABYTES * 1024
