"""`letrado serve` in a process of its own, for what is measured from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Served:
    """`letrado serve` in its own process."""

    database: str
    process: subprocess.Popen[str] = field(init=False)
    url: str = ""
    started_in: float = 0.0

    def start(self) -> Served:
        begun = time.perf_counter()
        command = "from letrado.cli.main import main; main()"
        options = ["--port", "0", "--database", self.database, "--pages", "nowhere"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", command, "serve", *options],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"LETRADO_LANGUAGE": "en"},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "letrado is at " in line:
                self.url = line.split("letrado is at ")[1].split(" ")[0].strip()
                break
        self.started_in = time.perf_counter() - begun
        return self

    def resident_kib(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
