"""Ways of measuring that do not depend on what else the machine is doing."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path


def instructions(program: Path, arguments: Sequence[str]) -> int:
    """How many instructions a program executes, counted by valgrind."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    done = subprocess.run(
        [*command, str(program), *arguments], capture_output=True, text=True, check=True
    )
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if found is None:
        raise RuntimeError(done.stderr)
    return int(found[1].replace(",", ""))


def seconds(work: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        work()
    return time.perf_counter() - start


def cpu_seconds(work: Callable[[], object], times: int) -> float:
    """Time on one core for one round of the work: the best of so many."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best
