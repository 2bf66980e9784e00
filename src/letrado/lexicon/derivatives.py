"""From a string to the good word it may be formed from: amarle, casita, tomable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from letrado.errors import DataError

PATH = "data/morphology/derivatives_es.toml"


class DerivativeExample(Struct, frozen=True, forbid_unknown_fields=True):
    word: str
    base: str


class Loss(Struct, frozen=True, forbid_unknown_fields=True):
    """A letter that a verb loses before a pronoun."""

    pronoun: str
    lost: str
    example: DerivativeExample


class Diminutives(Struct, frozen=True, forbid_unknown_fields=True):
    suffixes: tuple[str, ...]
    restored: tuple[str, ...]
    before_e_or_i: Mapping[str, str]
    example: DerivativeExample


class Adverbs(Struct, frozen=True, forbid_unknown_fields=True):
    suffix: str
    example: DerivativeExample


class VerbalSuffix(Struct, frozen=True, forbid_unknown_fields=True):
    suffix: str
    infinitive: str
    example: DerivativeExample


class PluralEnding(Struct, frozen=True, forbid_unknown_fields=True):
    """An ending that people take for a plural, and what stands in the singular instead."""

    ending: str
    restored: str
    example: DerivativeExample


class Derivatives(Struct, frozen=True, forbid_unknown_fields=True):
    pronouns: tuple[str, ...]
    loss: tuple[Loss, ...]
    diminutives: Diminutives
    adverbs: Adverbs
    verbal: tuple[VerbalSuffix, ...]
    plural: tuple[PluralEnding, ...]


@cache
def load_derivatives() -> Derivatives:
    try:
        return msgspec.toml.decode((files("letrado") / PATH).read_bytes(), type=Derivatives)
    except (msgspec.DecodeError, msgspec.ValidationError, OSError) as wrong:
        raise DataError(path=PATH, problem=str(wrong)) from wrong


def before_pronouns(word: str) -> Iterator[tuple[str, str]]:
    """The verb forms that a string may hold before one or two pronouns, and those pronouns."""
    data = load_derivatives()
    for last in data.pronouns:
        if not word.endswith(last) or len(word) - len(last) < 2:
            continue
        rest = word[: -len(last)]
        for loss in data.loss:
            if loss.pronoun == last:
                yield rest + loss.lost, last
        yield rest, last
        for before in data.pronouns:
            if rest.endswith(before) and len(rest) - len(before) > 1:
                yield rest[: -len(before)], f"{before} {last}"


def under_diminutive(word: str) -> Iterator[str]:
    """The words that a string may be a diminutive, augmentative or superlative of."""
    data = load_derivatives().diminutives
    singular = word.removesuffix("s")
    for suffix in data.suffixes:
        if not singular.endswith(suffix) or len(singular) - len(suffix) < 2:
            continue
        stem = singular[: -len(suffix)]
        stems = [stem]
        if suffix[0] in "ei":
            changes = data.before_e_or_i.items()
            stems += [stem.removesuffix(a) + b for a, b in changes if stem.endswith(a)]
        for each in stems:
            yield from (each + ending for ending in data.restored)


def under_plural(word: str) -> Iterator[str]:
    """The singulars that a string may be meant as the plural of."""
    for row in load_derivatives().plural:
        if word.endswith(row.ending) and len(word) - len(row.ending) > 1:
            yield word.removesuffix(row.ending) + row.restored


def under_adverb(word: str) -> Iterator[str]:
    """The adjective that an adverb in -mente is made from."""
    base = word.removesuffix(load_derivatives().adverbs.suffix)
    if base != word:
        yield base


def under_verbal_adjective(word: str) -> Iterator[str]:
    """The infinitives that a string may be an adjective of."""
    singulars = dict.fromkeys(word.removesuffix(ending) for ending in ("", "s", "es", "a", "as"))
    for singular in singulars:
        for row in load_derivatives().verbal:
            if singular.endswith(row.suffix):
                yield singular.removesuffix(row.suffix) + row.infinitive
