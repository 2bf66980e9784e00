"""Which words a person knows: frequent ones first.

`data/frequencies/<tile set>.words`, compressed: words as tile numbers, each closed by a zero, in
bands from the most to the least frequent; a zero more closes a band. tools/frequencies.py makes
them. A word that is in no band is rare.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from letrado.errors import DataError
from letrado.kernel.word_graph import WordGraph

MAGIC = b"letrado frequencies 1\n"


@cache
def frequency_bands(tile_set: str) -> tuple[tuple[bytes, ...], ...]:
    """Words as tile numbers by band; none for a tile set without a list."""
    path = f"data/frequencies/{tile_set}.words"
    file = files("letrado") / "data" / "frequencies" / f"{tile_set}.words"
    if not file.is_file():
        return ()
    content = file.read_bytes()
    head = MAGIC + tile_set.encode() + b"\n"
    try:
        if not content.startswith(head):
            raise DataError(path=path, problem="heading")
        words = zlib.decompress(content[len(head) :])
    except zlib.error as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong
    return tuple(_bands(words))


def _bands(words: bytes) -> Iterator[tuple[bytes, ...]]:
    band: list[bytes] = []
    for word in words.split(b"\0")[:-1]:
        if word:
            band.append(word)
        else:
            yield tuple(band)
            band = []


def believed_words(
    graph: WordGraph, tile_set: str, *, bands: int, rare: float, mistaken: float
) -> WordGraph:
    """The graph of what somebody takes for words.

    He knows the words of the first bands and a part of all others, and believes in a part of the
    frequent strings that are none. Which ones is settled by the strings, not by chance.
    """
    known = [
        word
        for number, band in enumerate(frequency_bands(tile_set))
        for word in band
        if (number < bands or _is_among(word, rare))
        and (graph.contains(word) or (number < bands and _is_among(word, mistaken)))
    ]
    if rare > 0:
        listed = {word for band in frequency_bands(tile_set) for word in band}
        known += [
            word
            for word in graph.words().split(b"\0")[:-1]
            if word not in listed and _is_among(word, rare)
        ]
    return WordGraph.build(b"".join(word + b"\0" for word in known), graph.letters)


def _is_among(word: bytes, part: float) -> bool:
    """Does a word belong to this part of all words? A larger part holds every smaller one."""
    return zlib.crc32(word) < part * 2**32
