"""Derives every word of a rulebook from the table of lemmas."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from letrado.game.tileset import load_tile_set
from letrado.lexicon.decision import WordRules
from letrado.lexicon.derivation import derive, derives_by_cell_alone, verb_table
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.playable import BARE, playable_in
from letrado.lexicon.verb_decision import admitted_cells
from letrado.lexicon.word_index import write_index

Progress = Callable[[int, int], None]  # lemmas done, lemmas in all
_STEP = 2000


def build_index(
    lemmas: Sequence[Lemma], rules: WordRules, report: Progress = lambda _done, _all: None
) -> bytes:
    """The index of all forms of all lemmas, those that the book admits marked as such."""
    rows: dict[str, int] = {}
    others: dict[str, list[int]] = {}
    admitted: set[str] = set()
    for row, lemma in enumerate(lemmas):
        if row % _STEP == 0:
            report(row, len(lemmas))
        for form, is_admitted in _forms(lemma, rules):
            plain = form if form.isascii() else form.translate(BARE)
            if is_admitted:
                admitted.add(plain)
            known = rows.setdefault(plain, row)
            if known != row:
                listed = others.setdefault(plain, [known])
                if listed[-1] != row:
                    listed.append(row)
    report(len(lemmas), len(lemmas))
    is_playable = playable_in(load_tile_set(rules.book.provisions.tiles.set.value))
    for form in [form for form in rows if not is_playable(form)]:
        del rows[form]
        others.pop(form, None)
        admitted.discard(form)
    return write_index(rows, others, frozenset(admitted))


def _forms(lemma: Lemma, rules: WordRules) -> Iterable[tuple[str, bool]]:
    """Every form and whether it is admitted. Most verbs need no look at single forms."""
    if not derives_by_cell_alone(lemma, rules):
        return [(each.form, each.decision.admitted) for each in derive(lemma, rules)]
    good = admitted_cells(lemma, rules)
    cells = verb_table(lemma).items()
    return [(form, cell in good) for cell, forms in cells for form in forms]
