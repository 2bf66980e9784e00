"""Which forms of a noun, adjective or other non-verb a rulebook admits."""

from __future__ import annotations

from functools import lru_cache

from letrado.lexicon.decision import Decision, Reason, WordRules, listed
from letrado.lexicon.lemma import Lemma, Mark
from letrado.rulebook.provision import AnyProvision


def headword_decision(lemma: Lemma, rules: WordRules) -> Decision:
    """Is the entry itself a word of this book?"""
    return _headword(lemma.marks, rules, in_mente=lemma.text.endswith("mente"))


@lru_cache(maxsize=4096)
def _headword(marks: frozenset[Mark], rules: WordRules, *, in_mente: bool) -> Decision:
    entries = rules.words.entries
    if Mark.ABSENT in marks:
        return rules.no("not_in_dictionary", entries.admitted)
    of_its_kind: dict[Mark, AnyProvision] = {
        Mark.APOCOPE: entries.apocopes,
        Mark.ONOMATOPOEIA: entries.onomatopoeias,
        Mark.ITALIC: entries.italics,
        Mark.LOCUTION: entries.parts_of_phrases,
        Mark.ARCHAIC: entries.archaic,
    }
    kinds = [provision for mark, provision in of_its_kind.items() if mark in marks]
    if in_mente and Mark.NO_PLURAL in marks:
        kinds.append(entries.mente_adverbs)
    return rules.yes("entry", entries.admitted, *kinds)


def plural_refusal(lemma: Lemma, rules: WordRules, *, feminine: bool) -> Decision | None:
    """Why a word has no plural; None when the rules of formation hold."""
    plurals = rules.words.plurals
    if lemma.text in listed(plurals.references_without):
        return rules.no("reference", plurals.references_without)
    if lemma.text in listed(plurals.without_by_name):
        return rules.no("without_plural_by_name", plurals.without_by_name)
    in_mente = lemma.text.endswith("mente")
    return _refusal(lemma.marks, rules, feminine=feminine, in_mente=in_mente)


@lru_cache(maxsize=4096)
def _refusal(
    marks: frozenset[Mark], rules: WordRules, *, feminine: bool, in_mente: bool
) -> Decision | None:
    if Mark.ABSENT in marks:
        return rules.no("not_in_dictionary", rules.words.entries.admitted)
    if feminine and Mark.NO_FEMININE_PLURAL in marks:
        plurals = rules.words.plurals
        return rules.no("feminine_without_plural", plurals.one_gender_only, plurals.who)
    if Mark.CONTRACTION in marks and rules.words.plurals.contractions.value == "never":
        return rules.no("contraction", rules.words.plurals.contractions)
    if Mark.NO_PLURAL not in marks or (feminine and Mark.NO_FEMININE_PLURAL not in marks):
        return None
    if Mark.REFERENCE in marks and rules.words.plurals.references.value == "pluralise":
        return None
    reason, *grounds = _why_not(marks, rules, in_mente=in_mente)
    return rules.no(reason, *grounds)


def class_refusal(lemma: Lemma, rules: WordRules) -> Decision | None:
    """Why words of this lemma's class have no plural, though its own is not decided by that."""
    reason, *grounds = _why_not(lemma.marks, rules, in_mente=lemma.text.endswith("mente"))
    return None if reason == "no_plural_known" else rules.no(reason, *grounds)


def _why_not(
    marks: frozenset[Mark], rules: WordRules, *, in_mente: bool
) -> tuple[Reason, *tuple[AnyProvision, ...]]:
    """The reason that the marks give, the most telling first."""
    plurals, entries = rules.words.plurals, rules.words.entries
    reasons: dict[Mark, tuple[Reason, AnyProvision]] = {
        Mark.ITALIC: ("italic_word", plurals.italics),
        Mark.INTERJECTION: ("interjection", plurals.interjections),
        Mark.ONOMATOPOEIA: ("onomatopoeia", plurals.onomatopoeias),
        Mark.ADVERB: ("adverb", plurals.adverbs),
        Mark.CONJUNCTION: ("conjunction", plurals.conjunctions),
        Mark.PREPOSITION: ("preposition", plurals.prepositions),
        Mark.CONTRACTION: ("contraction", plurals.contractions),
        Mark.APOCOPE: ("apocope", plurals.apocopes),
        Mark.PRONOUN: ("pronoun", plurals.pronouns_and_articles),
        Mark.LOCUTION: ("locution", plurals.phrase_words),
        Mark.REFERENCE: ("reference", plurals.references),
        Mark.TREATMENT: ("treatment", plurals.treatments),
        Mark.ARCHAIC: ("archaic_word", entries.archaic),
    }
    for mark, (reason, ground) in reasons.items():
        if mark in marks:
            return reason, ground
    if in_mente:
        return "adverb", plurals.adverbs
    return "no_plural_known", entries.archaic, plurals.italics, plurals.phrase_words
