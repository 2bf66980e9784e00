"""How the words of a rulebook come about, in figures. The definitions are in docs/lexicon/es.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct

from letrado.game.tileset import load_tile_set
from letrado.lexicon.decision import WordRules
from letrado.lexicon.derivation import derive
from letrado.lexicon.lemma import Kind, Lemma, Mark, Source
from letrado.lexicon.playable import bare, playable_in
from letrado.rulebook.chapters.words import Gap

_USUAL = frozenset({Mark.TRANSITIVE, Mark.PROVEN_TRANSITIVE, Mark.GUESSED_ACCENT})


class Statistics(Struct, frozen=True):
    """Counts of words, unless the name says otherwise."""

    words: int
    lemmas: int
    verbs: int
    nominals: int
    invariables: int
    derived: int  # by a rule, from a lemma that is another string
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
    confirmed = tally.confirmed - tally.derived
    productive = tally.productive - tally.derived - confirmed
    words = tally.derived | tally.headwords
    explained = len(tally.derived) + len(confirmed) + len(productive)
    kinds = Counter(lemma.kind for lemma in lemmas)
    patches = sum(len(lemma.added) + len(lemma.dropped) for lemma in lemmas)
    return Statistics(
        words=len(words),
        lemmas=len(lemmas),
        verbs=kinds[Kind.VERB],
        nominals=kinds[Kind.NOMINAL],
        invariables=kinds[Kind.INVARIABLE],
        derived=len(tally.derived),
        derived_or_confirmed=len(tally.derived) + len(confirmed),
        explained=explained,
        residue=len(words) - explained + patches,
        patched_verbs=sum(
            lemma.kind == Kind.VERB and bool(lemma.added or lemma.dropped) for lemma in lemmas
        ),
        marked_lemmas=sum(bool(lemma.marks - _USUAL) for lemma in lemmas),
        guessed_accents=sum(Mark.GUESSED_ACCENT in lemma.marks for lemma in lemmas),
        approximate=dict(tally.gaps),
    )


class _Tally:
    """Strings by how they come about; a string that a rule derives counts as derived."""

    def __init__(self, rules: WordRules) -> None:
        self._rules = rules
        tile_set = load_tile_set(rules.book.provisions.tiles.set.value)
        self._is_playable: Callable[[str], bool] = playable_in(tile_set)
        self.derived: set[str] = set()
        self.headwords: set[str] = set()
        self.confirmed: set[str] = set()
        self.productive: set[str] = set()
        self.gaps: Counter[Gap] = Counter()

    def add(self, lemma: Lemma) -> None:
        headword = bare(lemma.text)
        has_derived = False
        for derived in derive(lemma, self._rules):
            form = bare(derived.form)
            if not self._is_playable(form):
                continue
            if derived.decision.gap is not None:
                self.gaps[derived.decision.gap] += 1
            if not derived.decision.admitted:
                continue
            if form == headword or derived.cell == "listed":
                self.headwords.add(form)
            else:
                has_derived = True
                self.derived.add(form)
        if headword in self.headwords:
            if lemma.evidence - {Source.LIST}:
                self.confirmed.add(headword)
            if has_derived:
                self.productive.add(headword)
