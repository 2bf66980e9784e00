"""Why a string that no lemma gives is not a word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from letrado.lexicon.derivatives import (
    before_pronouns,
    under_adverb,
    under_diminutive,
    under_verbal_adjective,
)
from letrado.lexicon.lemma import Kind
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.paradigm import CELLS_OF
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


def formation_obstacles(word: str, lexicon: Lexicon) -> Iterator[Obstacle]:
    """How the string seems to be made of good words, though it is not one."""
    yield from _enclitic(word, lexicon)
    own_entry = lexicon.book.cite(lexicon.rules.words.entries.need_own_entry)
    for base in under_diminutive(word):
        if _is_nominal(base, lexicon):
            yield Obstacle("diminutive", own_entry, {"base": base})
            break
    for base in under_adverb(word):
        if _is_nominal(base, lexicon):
            yield Obstacle("mente_adverb", own_entry, {"base": base})
    for verb in under_verbal_adjective(word):
        if any(lemma.kind == Kind.VERB for lemma, _ in lexicon.derivations(verb)):
            yield Obstacle("verbal_adjective", own_entry, {"verb": verb})
            break


def _enclitic(word: str, lexicon: Lexicon) -> Iterator[Obstacle]:
    verbs = lexicon.rules.words.verbs
    grounds = lexicon.book.cite(verbs.enclitics, verbs.infinitive_with_se)
    for rest, pronouns in before_pronouns(word):
        for lemma, derived in lexicon.derivations(rest):
            if lemma.kind == Kind.VERB and derived.cell in _WITH_PRONOUN:
                facts = {"form": derived.form, "verb": lemma.text, "pronoun": pronouns}
                yield Obstacle("enclitic", grounds, facts)
                return


def _is_nominal(word: str, lexicon: Lexicon) -> bool:
    return any(
        lemma.kind == Kind.NOMINAL and derived.decision.admitted
        for lemma, derived in lexicon.derivations(word)
    )
