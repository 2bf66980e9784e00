"""The words of a rulebook for the judge, without reading the rulebook when that can be spared."""

from __future__ import annotations

from letrado.game.tileset import load_tile_set
from letrado.lexicon.derivation_key import package_key
from letrado.lexicon.word_set import WordSet
from letrado.storage.folders import cache_folder, data_folder
from letrado.storage.imported_lists import find_list
from letrado.storage.judge_facts import JudgeFacts, read_facts
from letrado.storage.word_graphs import derived_graph, imported_graph


def quick_words(rulebook_id: str) -> tuple[WordSet, JudgeFacts] | None:
    """Words and facts as kept by an earlier run for this very state of the package."""
    if "/" in rulebook_id or "\\" in rulebook_id:
        return None
    key = package_key(rulebook_id)
    facts = read_facts(cache_folder(), rulebook_id, key)
    if facts is None:
        return None
    tile_set = load_tile_set(facts.tile_set)
    record = find_list(data_folder(), facts.word_list) if facts.word_list else None
    if record is not None:
        return WordSet(tile_set, imported_graph(data_folder(), record, tile_set)), facts
    words_key = bytes.fromhex(facts.words_key)
    graph = derived_graph(cache_folder(), rulebook_id, words_key, tile_set)
    return None if graph is None else (WordSet(tile_set, graph, is_derived=True), facts)
