"""Why a string that no lemma gives is not a word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from letrado.lexicon.decision import WordRules
from letrado.lexicon.derivation import plural_grounds
from letrado.lexicon.derivatives import (
    before_pronouns,
    under_adverb,
    under_diminutive,
    under_plural,
    under_verbal_adjective,
)
from letrado.lexicon.lemma import Kind
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.nominal_decision import class_refusal, plural_refusal
from letrado.lexicon.paradigm import CELLS_OF
from letrado.lexicon.plural import pluralised
from letrado.lexicon.tier_rules import TierRules
from letrado.rulebook.citation import Citation

ObstacleReason: TypeAlias = Literal[
    "several_words",
    "letter_not_on_tiles",
    "two_tiles_for_digraph",
    "too_few_tiles",
    "too_many_tiles",
    "enclitic",
    "diminutive",
    "mente_adverb",
    "verbal_adjective",
    "other_plural",
    "invariable",
    "base_without_plural",
    "absent",
    "not_on_list",
]

_WITH_PRONOUN = frozenset(("inf", "ger", *CELLS_OF["imp"], "sub_pres_1p", "ind_pres_1p"))


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One reason for refusal; `reason` names a message under [word.obstacle]."""

    reason: ObstacleReason
    grounds: tuple[Citation, ...]
    facts: Mapping[str, str] = field(default_factory=dict[str, str])


def formation_obstacles(
    word: str, lexicon: Lexicon, *, refused: bool = False
) -> Iterator[Obstacle]:
    """How the string seems to be made of good words; `refused` if a lemma gives it in vain."""
    rules = lexicon.rules
    if isinstance(rules, TierRules):
        return  # what is not listed is not formed by any rule of such a book
    entries, cite = rules.words.entries, lexicon.book.cite
    if not refused:
        yield from _enclitic(word, lexicon, rules)
        yield from _other_plurals(word, lexicon, rules)
    for base in under_diminutive(word):
        if _is_nominal(base, lexicon):
            yield Obstacle("diminutive", cite(entries.diminutives), {"base": base})
            break
    for base in under_adverb(word):
        if _is_nominal(base, lexicon):
            yield Obstacle("mente_adverb", cite(entries.mente_adverbs), {"base": base})
    for verb in under_verbal_adjective(word):
        if any(lemma.kind == Kind.VERB for lemma, _ in lexicon.derivations(verb)):
            yield Obstacle("verbal_adjective", cite(entries.verbal_adjectives), {"verb": verb})
            break


def _enclitic(word: str, lexicon: Lexicon, rules: WordRules) -> Iterator[Obstacle]:
    verbs = rules.words.verbs
    grounds = lexicon.book.cite(verbs.enclitics, verbs.infinitive_with_se)
    for rest, pronouns in before_pronouns(word):
        for lemma, derived in lexicon.derivations(rest):
            if lemma.kind == Kind.VERB and derived.cell in _WITH_PRONOUN:
                facts = {"form": derived.form, "verb": lemma.text, "pronoun": pronouns}
                yield Obstacle("enclitic", grounds, facts)
                return


def _other_plurals(word: str, lexicon: Lexicon, rules: WordRules) -> Iterator[Obstacle]:
    """The words that the string seems the plural of, which the book forms otherwise or not."""
    told = set[str]()
    for base in under_plural(word):
        for lemma, derived in lexicon.derivations(base):
            is_singular = derived.cell in ("headword", "feminine")
            if not is_singular or not derived.decision.admitted or derived.form in told:
                continue
            told.add(derived.form)
            feminine = derived.cell == "feminine"
            refusal = plural_refusal(lemma, rules, feminine=feminine)
            refusal = refusal or class_refusal(lemma, rules)
            if refusal is not None:
                facts = {"base": derived.form, "why": refusal.reason}
                yield Obstacle("base_without_plural", refusal.grounds, facts)
                continue
            made = pluralised(derived.form, rules.plurals)
            facts = {"base": derived.form, "plurals": ", ".join(made.forms)}
            invariable = lemma.kind == Kind.INVARIABLE or made.forms == (derived.form,)
            grounds = plural_grounds(made.article, rules)
            yield Obstacle("invariable" if invariable else "other_plural", grounds, facts)


def _is_nominal(word: str, lexicon: Lexicon) -> bool:
    return any(
        lemma.kind == Kind.NOMINAL and derived.decision.admitted
        for lemma, derived in lexicon.derivations(word)
    )
