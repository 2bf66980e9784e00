"""How the words of a book with tiers come about, in figures, for `letrado lexicon stats`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.nominal_rules import cell_of, load_nominal_rules
from letrado.lexicon.playable import bare
from letrado.lexicon.tier_rules import TierRules
from letrado.lexicon.variant_conjugation import bare_variants
from letrado.rulebook.chapters.setting import Tier


class TierStatistics(Struct, frozen=True):
    """Counts of words, unless the name says otherwise."""

    listed: int  # by the vote, whatever the tier
    lemmas: int
    verbs: int
    nominals: int
    standard: int
    added_by_tier: dict[Tier, int]  # that are not of the standard; a word may be of several tiers
    unplaced: int  # verb forms that no row of the conjugation names: widest choice only
    verb_forms: int  # that a source gives to a verb
    verb_forms_named: int
    inflected: int  # other forms of nouns and adjectives than the lemma
    inflected_by_rule: int


def tier_statistics(lemmas: Sequence[Lemma], rules: TierRules) -> TierStatistics:
    """The figures of a table, the same whatever tiers are in force."""
    language = rules.book.edition.language
    listed = frozenset(bare(" ".join(form for row in lemmas for form in row.added)).split())
    tiers: dict[Tier, set[str]] = {tier: set() for tier in rules.offered}
    standard: set[str] = set()
    verbal: set[str] = set()
    inflected = by_rule = 0
    endings = load_nominal_rules(language)
    for row in lemmas:
        own = set(bare(" ".join(row.added)).split())
        into = tiers["dialect_words"] if row.has(Mark.DIALECT) else standard
        if row.kind != Kind.VERB:
            into |= own
            cells = [cell_of(form, row.text, endings) for form in row.added]
            inflected += sum(cell != "headword" for cell in cells)
            by_rule += sum(cell not in ("headword", "listed") for cell in cells)
            continue
        verbal |= own
        for tier, forms in bare_variants(row.text, language):
            place = into if tier is None or row.has(Mark.DIALECT) else tiers[tier]
            place |= listed.intersection(forms)
    placed = standard.union(*tiers.values())
    kinds = Counter(row.kind for row in lemmas)
    return TierStatistics(
        listed=len(listed),
        lemmas=len(lemmas),
        verbs=kinds[Kind.VERB],
        nominals=kinds[Kind.NOMINAL],
        standard=len(standard),
        added_by_tier={tier: len(found - standard) for tier, found in tiers.items()},
        unplaced=len(listed - placed),
        verb_forms=len(verbal),
        verb_forms_named=len(verbal & _named(lemmas, language)),
        inflected=inflected,
        inflected_by_rule=by_rule,
    )


def _named(lemmas: Sequence[Lemma], language: str) -> set[str]:
    """Every string that the conjugation gives."""
    found: set[str] = set()
    for row in lemmas:
        if row.kind == Kind.VERB:
            for _, forms in bare_variants(row.text, language):
                found.update(forms)
    return found
