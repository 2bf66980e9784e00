"""Tells a graph of another alphabet: a .kwg file numbers its letters and does not name them.

The box tells how frequent the letters of a language are. In the lists that we know, the letters
keep within 0.12 of it; lists of other alphabets, read as ours, are 0.24 and more away.
"""

from __future__ import annotations

import math

from letrado.errors import InputError
from letrado.game.tileset import TileSet
from letrado.kernel.word_graph import WordGraph

_FAR = 0.16
_FEWEST_WORDS = 1000  # fewer may be a selection, in which letters stand as they like


def distance_from_box(graph: WordGraph, tile_set: TileSet) -> float:
    """How far the letters of the words are from those in the box: relative entropy, in nats."""
    found = graph.letter_counts()
    in_box = [letter.count for letter in tile_set.letters.values()]
    of_all = sum(found) / sum(in_box)
    return sum(
        count * math.log(count / (tiles * of_all)) / sum(found)
        for count, tiles in zip(found, in_box, strict=True)
        if count
    )


def check_alphabet(graph: WordGraph, path: str, tile_set: TileSet) -> None:
    """Raise an InputError when the letters of a list cannot be those of the tile set."""
    if graph.count() >= _FEWEST_WORDS and distance_from_box(graph, tile_set) > _FAR:
        raise InputError("graph_other_alphabet", path=path, tile_set=tile_set.id)
