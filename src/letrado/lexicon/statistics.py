"""How the words of a rulebook come about, in figures: what `letrado lexicon stats` prints.

A word is *derived* if a lemma that is another string gives it. Otherwise it is a headword:
*confirmed* if a source besides the list has it; *productive* if only the list has it but it gives a
derived word that no confirmed headword gives; *bare* otherwise. More in docs/lexicon/es.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.game.tileset import load_tile_set
from letrado.lexicon.decision import Derived, WordRules
from letrado.lexicon.derivation import derive
from letrado.lexicon.lemma import Kind, Lemma, Mark, Source
from letrado.lexicon.playable import bare, playable_in
from letrado.rulebook.chapters.words import Gap

Way: TypeAlias = Literal["verb", "plural", "feminine"]
_PREFERRED: tuple[Way, ...] = ("verb", "plural", "feminine")  # what a word of several counts as
_USUAL = frozenset({Mark.TRANSITIVE, Mark.PROVEN_TRANSITIVE, Mark.GUESSED_ACCENT})


class Statistics(Struct, frozen=True):
    """Counts of words, unless the name says otherwise."""

    words: int
    lemmas: int
    verbs: int
    nominals: int
    invariables: int
    derived: int  # by a rule, from a lemma that is another string
    by_way: dict[Way, int]  # of the derived
    derived_or_confirmed: int  # also headwords that another source has
    explained: int  # also headwords on which a derived word depends
    residue: int  # all other words, and forms added or dropped one by one
    patched_verbs: int
    marked_lemmas: int
    guessed_accents: int
    approximate: dict[Gap, int]  # forms whose answer rests on what the sources cannot tell


def statistics(lemmas: Sequence[Lemma], rules: WordRules) -> Statistics:
    """The figures of a table under a rulebook."""
    tally = _Tally(rules)
    for lemma in lemmas:
        tally.add(lemma)
    headwords = tally.headwords - tally.ways.keys()
    confirmed = headwords & tally.confirmed
    bare_headwords = headwords - confirmed - tally.productive()
    words = len(tally.ways) + len(headwords)
    kinds = Counter(lemma.kind for lemma in lemmas)
    ways = Counter(tally.ways.values())
    patches = sum(len(lemma.added) + len(lemma.dropped) for lemma in lemmas)
    return Statistics(
        words=words,
        lemmas=len(lemmas),
        verbs=kinds[Kind.VERB],
        nominals=kinds[Kind.NOMINAL],
        invariables=kinds[Kind.INVARIABLE],
        derived=len(tally.ways),
        by_way={way: ways[way] for way in _PREFERRED},
        derived_or_confirmed=len(tally.ways) + len(confirmed),
        explained=words - len(bare_headwords),
        residue=len(bare_headwords) + patches,
        patched_verbs=sum(
            lemma.kind == Kind.VERB and bool(lemma.added or lemma.dropped) for lemma in lemmas
        ),
        marked_lemmas=sum(bool(lemma.marks - _USUAL) for lemma in lemmas),
        guessed_accents=sum(Mark.GUESSED_ACCENT in lemma.marks for lemma in lemmas),
        approximate={gap: len(forms) for gap, forms in sorted(tally.gaps.items())},
    )


class _Tally:
    """Strings by how they come about; a string that a rule derives counts as derived."""

    def __init__(self, rules: WordRules) -> None:
        self._rules = rules
        tile_set = load_tile_set(rules.book.provisions.tiles.set.value)
        self._is_playable: Callable[[str], bool] = playable_in(tile_set)
        self._unconfirmed: dict[str, list[str]] = {}  # derived words: the headwords that give them
        self._confirmed_forms: set[str] = set()
        self.ways: dict[str, Way] = {}
        self.headwords: set[str] = set()
        self.confirmed: set[str] = set()
        self.gaps: dict[Gap, set[str]] = {}

    def add(self, lemma: Lemma) -> None:
        headword = bare(lemma.text)
        is_confirmed = bool(lemma.evidence - {Source.LIST})
        if is_confirmed:
            self.confirmed.add(headword)
        for derived in derive(lemma, self._rules):
            form = bare(derived.form)
            if not self._is_playable(form):
                continue
            if derived.decision.gap is not None:
                self.gaps.setdefault(derived.decision.gap, set()).add(form)
            if not derived.decision.admitted:
                continue
            if form == headword or derived.cell == "listed":
                self.headwords.add(form)
            else:
                known = self.ways.setdefault(form, way := _way(derived))
                if known != way:
                    self.ways[form] = min(known, way, key=_PREFERRED.index)
                if is_confirmed:
                    self._confirmed_forms.add(form)
                else:
                    self._unconfirmed.setdefault(form, []).append(headword)

    def productive(self) -> set[str]:
        """Unconfirmed headwords that give a word which no confirmed one gives or is."""
        explained = self._confirmed_forms | self.confirmed
        return {
            headword
            for form, headwords in self._unconfirmed.items()
            if form not in explained
            for headword in headwords
        }


def _way(derived: Derived) -> Way:
    match derived.cell:
        case "plural" | "feminine_plural" | "letter":
            return "plural"
        case "feminine":
            return "feminine"
        case _:
            return "verb"
