"""The plural of a noun or adjective, as each rulebook forms it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from letrado.errors import DataError
from letrado.lexicon.stress import (
    Stress,
    ends_in_tonic_vowel,
    has_written_accent,
    stress_of,
    with_one_more_syllable,
)

Addition: TypeAlias = Literal["s", "es", "nothing"]
ListName: TypeAlias = Literal["letters", "greek_letters", "notes"]


class PluralExample(Struct, frozen=True, forbid_unknown_fields=True):
    """A word and its plurals by a rule, for the tests."""

    word: str
    plurals: tuple[str, ...]


class PluralRule(Struct, frozen=True, forbid_unknown_fields=True):
    """What words of an ending add, and the words that go their own way."""

    article: str
    ending: tuple[str, ...]
    add: tuple[Addition, ...]
    example: PluralExample
    stress: tuple[Stress, ...] = ()  # any
    tonic: bool = False  # only words that end in a stressed vowel
    accented: bool = False  # only words with a written accent
    invariable: tuple[str, ...] = ()
    words: Mapping[str, tuple[str, ...]] = {}


class PluralList(Struct, frozen=True, forbid_unknown_fields=True):
    """Words whose plural an article lists: the names of letters and notes."""

    article: str
    plurals: Mapping[str, tuple[str, ...]]


class PluralRules(Struct, frozen=True, forbid_unknown_fields=True):
    """How a rulebook forms plurals; `rulebook` is the book whose articles are cited."""

    rulebook: str
    rule: tuple[PluralRule, ...] = ()
    letters: PluralList | None = None
    greek_letters: PluralList | None = None
    notes: PluralList | None = None
    elsewhere: Mapping[str, str] = {}  # words whose plural another article decides

    def listed(self, name: ListName) -> PluralList | None:
        match name:
            case "letters":
                return self.letters
            case "greek_letters":
                return self.greek_letters
            case "notes":
                return self.notes


class Pluralised(Struct, frozen=True, gc=False):
    """The plurals of a word and the article that gives them; an invariable word is its own."""

    forms: tuple[str, ...]
    article: str
    by_name: bool = False  # the article names the word


@cache
def plural_rules(rulebook_id: str) -> PluralRules:
    """The rules of a book, or those of the book it takes them from."""
    path = f"data/morphology/plurals_{rulebook_id}.toml"
    try:
        content = (files("letrado") / path).read_bytes()
        rules = msgspec.toml.decode(content, type=PluralRules)
    except (msgspec.DecodeError, msgspec.ValidationError, OSError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong
    return rules if rules.rule else plural_rules(rules.rulebook)


def plurals_of(noun: str, rules: PluralRules) -> tuple[str, ...]:
    """The plurals of a word by ending and stress, or as named; an invariable word is its own."""
    return pluralised(noun, rules).forms


def pluralised(noun: str, rules: PluralRules) -> Pluralised:
    """The plurals of a word with the article that decides them."""
    named = _named(rules.rulebook).get(noun)
    if named is not None:
        return named
    for rule in _rules_by_ending(rules.rulebook).get(noun[-1].translate(_BARE), ()):
        if _fits(noun, rule):
            return Pluralised(tuple(_added(noun, kind) for kind in rule.add), rule.article)
    return Pluralised((f"{noun}s",), "")


@cache
def _named(rulebook_id: str) -> dict[str, Pluralised]:
    """The words that the rules of a book name, with their plurals."""
    rules = plural_rules(rulebook_id)
    found: dict[str, Pluralised] = {}
    for rule in rules.rule:
        for noun, forms in rule.words.items():
            article = rules.elsewhere.get(noun, rule.article)
            found.setdefault(noun, Pluralised(forms, article, by_name=True))
        for noun in rule.invariable:
            article = rules.elsewhere.get(noun, rule.article)
            found.setdefault(noun, Pluralised((noun,), article))
    return found


def listed_plurals(noun: str, name: ListName, rules: PluralRules) -> Pluralised | None:
    """The plurals of the name of a letter or a note, if the book lists it."""
    entry = rules.listed(name)
    if entry is None or noun not in entry.plurals:
        return None
    return Pluralised(entry.plurals[noun] or (noun,), entry.article)


_BARE = str.maketrans("áéíóú", "aeiou")


@cache
def _rules_by_ending(rulebook_id: str) -> dict[str, tuple[PluralRule, ...]]:
    """The rules that concern words of a last letter, in order."""
    found: dict[str, tuple[PluralRule, ...]] = {}
    for rule in plural_rules(rulebook_id).rule:
        for letter in dict.fromkeys(ending[-1] for ending in rule.ending):
            found[letter] = (*found.get(letter, ()), rule)
    return found


def _fits(noun: str, rule: PluralRule) -> bool:
    """Does a rule of the noun's last letter hold for it?"""
    if rule.tonic and not ends_in_tonic_vowel(noun):
        return False
    if rule.accented and not has_written_accent(noun):
        return False
    if rule.stress and stress_of(noun) not in rule.stress:
        return False
    return len(rule.ending[0]) == 1 or noun.endswith(rule.ending)


def _added(noun: str, kind: Addition) -> str:
    match kind:
        case "nothing":
            return noun
        case "s":
            return f"{noun}s"
        case "es":
            if noun[-1] in "íúáéó":
                return f"{noun}es"
            if noun[-1] in "aeiou":
                return f"{with_final_mark(noun)}es"
            stem = noun[:-1] + "c" if noun[-1] == "z" else noun
            return with_one_more_syllable(stem, stress_of(noun)) + "es"


def with_final_mark(noun: str) -> str:
    """Cu, cúes: a weak vowel before -es is a syllable of its own."""
    return noun[:-1] + {"i": "í", "u": "ú"}.get(noun[-1], noun[-1])
