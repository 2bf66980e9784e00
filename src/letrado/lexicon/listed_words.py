"""Every word of a book whose words are listed by tiers, from the table of lemmas."""

from __future__ import annotations

from collections.abc import Sequence

from letrado.game.tileset import load_tile_set
from letrado.lexicon.derived_words import DerivedWords, Progress
from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.origins import OriginsWriter
from letrado.lexicon.playable import bare
from letrado.lexicon.tier_rules import TierRules
from letrado.lexicon.variant_conjugation import bare_variants
from letrado.lexicon.word_set import graph_of_words
from letrado.rulebook.chapters.setting import Tier

_STEP = 2000
_DIALECT: Tier = "dialect_words"


def listed_words(
    lemmas: Sequence[Lemma], rules: TierRules, report: Progress = lambda _done, _all: None
) -> DerivedWords:
    """The listed forms, which all can be played; a verb also owns those that its paradigm gives."""
    writer = OriginsWriter()
    listed = frozenset(bare(" ".join(form for row in lemmas for form in row.added)).split())
    for row, lemma in enumerate(lemmas):
        if row % _STEP == 0:
            report(row, len(lemmas))
        admitted, refused = forms_by_verdict(lemma, listed, rules)
        writer.add(row, admitted, admitted=True)
        if refused:
            writer.add(row, refused - admitted, admitted=False)
    report(len(lemmas), len(lemmas))
    tile_set = load_tile_set(rules.book.provisions.tiles.set.value)
    return DerivedWords(graph_of_words(writer.admitted, tile_set), writer.block())


def forms_by_verdict(
    lemma: Lemma, listed: frozenset[str], rules: TierRules
) -> tuple[set[str], set[str]]:
    """The words of a lemma that are admitted, and the others."""
    own = set(bare(" ".join(lemma.added)).split())
    whole = not lemma.has(Mark.DIALECT) or _DIALECT in rules.in_force
    if lemma.kind != Kind.VERB:
        return (own, set()) if whole else (set(), own)
    admitted: set[str] = set()
    named: set[str] = set()
    for tier, forms in bare_variants(lemma.text, rules.book.edition.language):
        there = listed.intersection(forms)
        named |= there
        if whole and (tier is None or tier in rules.in_force):
            admitted |= there
    unplaced = own - named
    if rules.is_widest:
        admitted |= unplaced
    return admitted, named | unplaced
