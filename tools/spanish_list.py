"""Fetches a free Spanish word list for development and makes a word graph of it.

The list is the npm package an-array-of-spanish-words 2.0.0 (MIT, 636,598 words). It stands in for
the project's own lexicon in benchmarks and tests; nothing of it is committed or shipped.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path

from letrado.game.spelling import read_word
from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import words_from
from letrado.storage.word_files import write_words

PACKAGE = "an-array-of-spanish-words@2.0.0"
GRAPH = Path(__file__).parent.parent / "build" / "lists" / "es-100.kwg"


def fetch_graph(target: Path = GRAPH) -> Path:
    """The graph of the list, made when it is not there yet."""
    if target.exists():
        return target
    tile_set = load_tile_set("es-100")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, timeout=120)
        archive = next(Path(folder).glob("*.tgz"))
        with tarfile.open(archive) as package:
            member = package.extractfile("package/index.json")
            if member is None:
                raise FileNotFoundError("package/index.json")
            listed: list[str] = json.load(member)
    words = words_from((read_word(word, tile_set) for word in listed), tile_set)
    target.parent.mkdir(parents=True, exist_ok=True)
    write_words(words, target)
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=GRAPH)
    print(fetch_graph(parser.parse_args().to))


if __name__ == "__main__":
    main()
