"""Makes data/frequencies/<tile set>.words: the words of a language, the most frequent first.

    python tools/frequencies.py es-100 --words build/lists/es-100.kwg

The frequencies are those of wordfreq (PyPI); see data/frequencies/README.md. Words of the list
given are taken whatever their frequency; other strings only when they are so frequent that people
take them for words.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import re
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from letrado.errors import NotationError
from letrado.game.numbering import numbering_of
from letrado.game.spelling import read_word
from letrado.game.tileset import TileSet, load_tile_set
from letrado.players.vocabulary import MAGIC
from letrado.storage.word_files import read_words

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "build" / "sources"
FOLDER = ROOT / "src" / "letrado" / "data" / "frequencies"
PACKAGE = "wordfreq==3.1.1"
WHEEL = "wordfreq-3.1.1-py3-none-any.whl"
SHA256 = "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"

# wordfreq counts in hundredths of a bel below certainty; a band is a quarter of a bel.
STEPS_A_BAND = 25
LAST_BAND_OF_OTHERS = 20
LONGEST = 15

_WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|·)+")


def fetch() -> Path:
    SOURCES.mkdir(parents=True, exist_ok=True)
    wheel = SOURCES / WHEEL
    if not wheel.exists():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        subprocess.run([*pip, PACKAGE], cwd=SOURCES, check=True, stdout=subprocess.DEVNULL)
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != SHA256:
        sys.exit(f"not the file we know: {WHEEL}")
    return wheel


def bands(wheel: Path, language: str, tile_set: TileSet) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every string that tiles can spell, once, with its band."""
    with zipfile.ZipFile(wheel) as package:
        packed = package.read(f"wordfreq/data/large_{language}.msgpack.gz")
    levels = msgspec.msgpack.decode(gzip.decompress(packed))[1:]
    seen: set[tuple[str, ...]] = set()
    for step, words in enumerate(levels):
        for word in words:
            if not _WORD.fullmatch(word):
                continue
            try:
                tiles = read_word(word, tile_set)
            except NotationError:
                continue
            if 2 <= len(tiles) <= LONGEST and tiles not in seen:
                seen.add(tiles)
                yield step // STEPS_A_BAND, tiles


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tile_set")
    parser.add_argument("--words", type=Path, required=True)
    asked = parser.parse_args()
    tile_set = load_tile_set(asked.tile_set)
    known = read_words(asked.words, tile_set)
    encode = numbering_of(tile_set).encode
    found: dict[int, list[bytes]] = {}
    for band, tiles in bands(fetch(), tile_set.language, tile_set):
        if tiles in known or band <= LAST_BAND_OF_OTHERS:
            found.setdefault(band, []).append(encode(tiles) + b"\0")
    packed = (b"".join(sorted(found.get(band, ()))) + b"\0" for band in range(max(found) + 1))
    FOLDER.mkdir(parents=True, exist_ok=True)
    target = FOLDER / f"{tile_set.id}.words"
    target.write_bytes(MAGIC + tile_set.id.encode() + b"\n" + zlib.compress(b"".join(packed), 9))
    print(target, sum(map(len, found.values())), target.stat().st_size)


if __name__ == "__main__":
    main()
