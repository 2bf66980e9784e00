"""The lexicons that tests ask, derived once for all of them and kept between runs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from letrado.lexicon.decision import word_rules
from letrado.lexicon.derivation_key import derivation_key
from letrado.lexicon.explanation import Explanation, explain
from letrado.lexicon.index_building import build_index
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.word_index import WordIndex
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from letrado.storage.derived_cache import keep_cached, read_cached

SPANISH = ("fise-2004", "redeletras", "fise-2009", "aas-2018")
_KEPT = Path(__file__).parent.parent / ".pytest_cache" / "letrado"


@cache
def lexicon_of(rulebook_id: str) -> Lexicon:
    """The derived words of a rulebook."""
    book = load_rulebook(rulebook_id)
    key = derivation_key(book.id, book.edition.language, book.provisions.words)
    block = read_cached(_KEPT, rulebook_id, key)
    if block is None:
        block = build_index(load_lemma_table(book.edition.language).lemmas, word_rules(book))
        keep_cached(_KEPT, rulebook_id, key, block)
    lemmas = load_lemma_table(book.edition.language).lemmas
    return Lexicon(book, WordIndex(block), lambda: lemmas)


def is_good(rulebook_id: str, word: str) -> bool:
    return lexicon_of(rulebook_id).has_text(word)


def explained(rulebook_id: str, word: str) -> Explanation:
    return explain(word, lexicon_of(rulebook_id))


def citations(rulebook_id: str, word: str) -> set[Citation]:
    """Everything that the explanation of a word cites."""
    explanation = explained(rulebook_id, word)
    found = {c for way in explanation.derivations for c in way.derived.decision.grounds}
    return found | {c for obstacle in explanation.obstacles for c in obstacle.grounds}
