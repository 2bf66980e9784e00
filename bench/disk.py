"""How long the disk itself takes to make a small write durable: what no server can undercut."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

SIZE = 32 * 1024  # about what the commit of one move writes
PAUSE_SECONDS = 0.008


def sync_seconds(folder: Path, times: int) -> list[float]:
    """Write and sync so many times, with a pause between; the waits in order of length."""
    waits = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(times):
            begun = time.perf_counter()
            os.write(file.fileno(), bytes(SIZE))
            os.fdatasync(file.fileno())
            waits.append(time.perf_counter() - begun)
            time.sleep(PAUSE_SECONDS)
    return sorted(waits)
