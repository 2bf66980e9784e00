"""The lexicons that tests ask, derived once for all of them and kept between runs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from letrado.game.tileset import load_tile_set
from letrado.lexicon.book_rules import all_words_of, book_rules
from letrado.lexicon.derivation_key import derivation_key
from letrado.lexicon.explanation import Explanation, explain
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.origins import Origins
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_graphs import derived_graph, derived_origins, keep_derived

SPANISH = ("fise-2004", "redeletras", "fise-2009", "aas-2018")
_KEPT = Path(__file__).parent.parent / ".pytest_cache" / "letrado"


@cache
def lexicon_of(rulebook_id: str) -> Lexicon:
    """The derived words of a rulebook."""
    book = load_rulebook(rulebook_id)
    provisions, language = book.provisions, book.edition.language
    tile_set = load_tile_set(provisions.tiles.set.value)
    facts = (provisions.words, provisions.lexicon.tiers_in_force.value)
    key = derivation_key(book.id, language, tile_set.id, *facts)
    lemmas = load_lemma_table(language).lemmas
    graph = derived_graph(_KEPT, book.id, key, tile_set)
    block = derived_origins(_KEPT, book.id, key)
    if graph is None or block is None:
        derived = all_words_of(lemmas, book_rules(book))
        graph, block = derived.graph, derived.origins
        keep_derived(_KEPT, book.id, key, graph, block)
    origins = Origins(block)
    return Lexicon(book, graph, lambda: origins, lambda: lemmas)


def is_good(rulebook_id: str, word: str) -> bool:
    return lexicon_of(rulebook_id).has_text(word)


def explained(rulebook_id: str, word: str) -> Explanation:
    return explain(word, lexicon_of(rulebook_id))


def citations(rulebook_id: str, word: str) -> set[Citation]:
    """Everything that the explanation of a word cites."""
    explanation = explained(rulebook_id, word)
    found = {c for way in explanation.derivations for c in way.derived.decision.grounds}
    return found | {c for obstacle in explanation.obstacles for c in obstacle.grounds}
