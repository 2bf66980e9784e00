"""Derives every word of a rulebook from the table of lemmas."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from letrado.game.tileset import load_tile_set
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.decision import WordRules
from letrado.lexicon.derivation import (
    derive,
    derives_all_by_rule,
    derives_by_cell_alone,
    verb_table,
)
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.origins import OriginsWriter
from letrado.lexicon.playable import Playable, bare
from letrado.lexicon.plural import plurals_of
from letrado.lexicon.verb_decision import admitted_cells
from letrado.lexicon.word_set import graph_of_words

Progress = Callable[[int, int], None]  # lemmas done, lemmas in all
_STEP = 2000


@dataclass(frozen=True, slots=True)
class DerivedWords:
    """The words that a book admits, and which lemmas give them and the strings it refuses."""

    graph: WordGraph
    origins: bytes  # as letrado.lexicon.origins reads them


def derive_words(
    lemmas: Sequence[Lemma], rules: WordRules, report: Progress = lambda _done, _all: None
) -> DerivedWords:
    """All forms of all lemmas that the tiles of the book can spell."""
    writer = OriginsWriter()
    for row, lemma in enumerate(lemmas):
        if row % _STEP == 0:
            report(row, len(lemmas))
        admitted, refused = _forms(lemma, rules)
        good = _bare(admitted)
        writer.add(row, good, admitted=True)
        if refused:
            writer.add(row, _bare(refused) - good, admitted=False)
    report(len(lemmas), len(lemmas))
    tile_set = load_tile_set(rules.book.provisions.tiles.set.value)
    origins = writer.block(Playable(tile_set))
    return DerivedWords(graph_of_words(writer.admitted, tile_set), origins)


def _bare(forms: Iterable[str]) -> set[str]:
    """Forms as tiles show them; all of them at once is the quickest."""
    return set(bare(" ".join(forms)).split())


def _forms(lemma: Lemma, rules: WordRules) -> tuple[list[str], list[str]]:
    """The forms that are admitted and the others. Most lemmas need no look at single forms."""
    admitted: list[str] = []
    refused: list[str] = []
    if derives_by_cell_alone(lemma, rules):
        good = admitted_cells(lemma, rules)
        for cell, forms in verb_table(lemma).items():
            (admitted if cell in good else refused).extend(forms)
    elif derives_all_by_rule(lemma, rules):
        for singular in (lemma.text, lemma.feminine) if lemma.feminine else (lemma.text,):
            admitted.append(singular)
            admitted.extend(plurals_of(singular, rules.plurals))
    else:
        for derived in derive(lemma, rules):
            (admitted if derived.decision.admitted else refused).append(derived.form)
    return admitted, refused
