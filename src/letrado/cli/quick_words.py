"""The words of a rulebook for the judge, without reading the rulebook when that can be spared."""

from __future__ import annotations

from letrado.errors import DataError
from letrado.game.tileset import load_tile_set
from letrado.lexicon.derivation_key import package_key
from letrado.lexicon.word_index import WordIndex
from letrado.lexicon.word_set import WordSet
from letrado.storage.derived_cache import read_cached
from letrado.storage.folders import cache_folder, data_folder
from letrado.storage.imported_lists import find_list, read_list
from letrado.storage.judge_facts import JudgeFacts, read_facts

LANGUAGE_OF_DERIVED_WORDS = "es"


def quick_words(rulebook_id: str) -> tuple[WordSet, JudgeFacts] | None:
    """Words and facts as kept by an earlier run for this very state of the package."""
    if "/" in rulebook_id or "\\" in rulebook_id:
        return None
    key = package_key(rulebook_id, LANGUAGE_OF_DERIVED_WORDS)
    facts = read_facts(cache_folder(), rulebook_id, key)
    if facts is None:
        return None
    imported = _imported(facts)
    derived = read_cached(cache_folder(), rulebook_id, bytes.fromhex(facts.index_key))
    block = imported or derived
    if block is None:
        return None
    try:
        tile_set = load_tile_set(facts.tile_set)
        return WordSet(tile_set, WordIndex(block), is_derived=imported is None), facts
    except DataError:
        return None


def _imported(facts: JudgeFacts) -> bytes | None:
    record = find_list(data_folder(), facts.word_list) if facts.word_list else None
    return read_list(data_folder(), record) if record else None
