"""Reads overlay_es.toml: what the rulebooks say of single words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from letrado.lexicon.lemma import Mark

FILE = Path(__file__).with_name("overlay_es.toml")
_OF_VERBS = frozenset(
    {
        Mark.NO_PARADIGM,
        Mark.PARADIGM,
        Mark.IMPERSONAL,
        Mark.THIRD_PERSONS,
        Mark.I_ENDINGS,
        Mark.NO_Z,
        Mark.IMPERFECTIVE,
        Mark.NON_FINITE,
        Mark.PARTICIPLE_ONLY,
        Mark.INFINITIVE_ONLY,
    }
)
_OF_BOTH = frozenset({Mark.ARCHAIC, Mark.ABSENT})


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that articles name together, and the mark that this gives them, if any."""

    rulebook: str
    articles: tuple[str, ...]
    words: tuple[str, ...]
    mark: Mark | None = None


class Patch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row that no fit gives: forms added or dropped by hand, with the reason."""

    lemma: str
    reason: str
    verb_class: str = ""
    added: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Masculines whose feminine an article names."""

    rulebook: str
    articles: tuple[str, ...]
    masculines: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    group: tuple[Group, ...]
    patch: tuple[Patch, ...] = ()
    pair: tuple[Pair, ...] = ()


class Overlay(msgspec.Struct, frozen=True):
    """Marks by word with its accents, words that a book names, and patches by lemma."""

    marks: Mapping[str, frozenset[Mark]]
    named: frozenset[str]
    patches: Mapping[str, Patch]
    masculines: frozenset[str]  # with a feminine

    def verb_marks(self, infinitive: str) -> frozenset[Mark]:
        return self.marks.get(infinitive, frozenset()) & (_OF_VERBS | _OF_BOTH)

    def nominal_marks(self, word: str) -> frozenset[Mark]:
        return self.marks.get(word, frozenset()) - _OF_VERBS


def read_overlay(path: Path = FILE) -> Overlay:
    """The overlay; a mark that nobody knows, or a word twice patched, is an error."""
    read = msgspec.toml.decode(path.read_bytes(), type=_File)
    marks: dict[str, frozenset[Mark]] = {}
    for group in read.group:
        for word in group.words:
            if group.mark:
                marks[word] = marks.get(word, frozenset()) | {group.mark}
    return Overlay(
        marks=marks,
        named=frozenset(word for group in read.group for word in group.words),
        patches={patch.lemma: patch for patch in read.patch},
        masculines=frozenset(word for pair in read.pair for word in pair.masculines),
    )
