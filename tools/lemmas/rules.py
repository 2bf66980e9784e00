"""What a row gives under the book whose list we fit: the package's own derivation."""

from __future__ import annotations

from functools import cache

from letrado.lexicon.decision import WordRules, word_rules
from letrado.lexicon.derivation import derive
from letrado.lexicon.lemma import Lemma
from letrado.rulebook.loader import load_rulebook
from tools.lemmas.letters import BOOK, bare, is_playable


@cache
def fitted_rules() -> WordRules:
    return word_rules(load_rulebook(BOOK))


def accented_forms(lemma: Lemma) -> list[str]:
    """Every form that the book admits, with its accents."""
    return [each.form for each in derive(lemma, fitted_rules()) if each.decision.admitted]


def given_by(lemma: Lemma) -> frozenset[str]:
    """Every playable string of a row, its own among them, without accents."""
    found = set(map(bare, accented_forms(lemma)))
    return frozenset(form for form in found if is_playable(form))


def forms_besides(lemma: Lemma) -> frozenset[str]:
    """What a row gives besides its own string."""
    return given_by(lemma) - {bare(lemma.text)}
