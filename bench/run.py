"""All benchmarks: figures to the screen and to bench/results.json."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bench import endgame, engine, pre_endgame, rebuild, scorer, server, simulation, table

RESULTS = Path(__file__).parent / "results.json"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--core", type=Path, required=True, help="where the core's programs are")
    core = parser.parse_args().core
    results = {
        **scorer.figures(core),
        **table.figures(),
        **engine.figures(core),
        **endgame.figures(),
        **pre_endgame.figures(),
        **simulation.figures(),
        **rebuild.figures(),
        **server.figures(),
    }
    for name, figure in results.items():
        print(f"{name:50} {figure:>12}")
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
