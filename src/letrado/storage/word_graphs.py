"""Graphs of words as they are kept: derived ones in the cache, those of lists as imported."""

from __future__ import annotations

from pathlib import Path

from letrado.errors import InputError
from letrado.game.tileset import TileSet, load_tile_set
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.word_set import WordSet, graph_of_words
from letrado.storage.derived_cache import keep_cached, read_cached
from letrado.storage.imported_lists import ListRecord, read_list


def derived_graph(
    folder: Path, rulebook_id: str, key: bytes, tile_set: TileSet
) -> WordGraph | None:
    """The graph derived before for this key, if it was kept and is undamaged."""
    content = read_cached(folder, f"{rulebook_id}-graph", key)
    if content is None:
        return None
    try:
        return WordGraph.of(content, len(tile_set.letters))
    except ValueError:
        return None  # of another version of letrado: it is made again


def derived_origins(folder: Path, rulebook_id: str, key: bytes) -> bytes | None:
    """Which lemmas give which strings, as derived before for this key."""
    return read_cached(folder, f"{rulebook_id}-origins", key)


def keep_derived(
    folder: Path, rulebook_id: str, key: bytes, graph: WordGraph, origins: bytes
) -> None:
    """Keep what was derived; a folder that cannot be written costs only time."""
    keep_cached(folder, f"{rulebook_id}-origins", key, origins)
    keep_cached(folder, f"{rulebook_id}-graph", key, graph.content())


def imported_graph(folder: Path, record: ListRecord, tile_set: TileSet) -> WordGraph:
    """The graph of a list, spelled anew where it is played with other tiles than it came for."""
    own = load_tile_set(record.tile_set)
    try:
        graph = WordGraph.of(read_list(folder, record), len(own.letters))
    except ValueError as wrong:
        raise InputError("list_damaged", path=record.name) from wrong
    if own.id == tile_set.id:
        return graph
    return graph_of_words(WordSet(own, graph).words(), tile_set)
