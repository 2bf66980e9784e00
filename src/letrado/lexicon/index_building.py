"""Derives every word of a rulebook from the table of lemmas."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from letrado.game.tileset import load_tile_set
from letrado.lexicon.decision import WordRules
from letrado.lexicon.derivation import derive
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.playable import bare, playable_in
from letrado.lexicon.word_index import write_index

Progress = Callable[[int, int], None]  # lemmas done, lemmas in all
_STEP = 2000


def build_index(
    lemmas: Sequence[Lemma], rules: WordRules, report: Progress = lambda _done, _all: None
) -> bytes:
    """The index of all forms of all lemmas, those that the book admits marked as such."""
    is_playable = playable_in(load_tile_set(rules.book.provisions.tiles.set.value))
    rows: dict[str, int] = {}
    others: dict[str, list[int]] = {}
    admitted: set[str] = set()
    for row, lemma in enumerate(lemmas):
        if row % _STEP == 0:
            report(row, len(lemmas))
        for derived in derive(lemma, rules):
            form = bare(derived.form)
            if derived.decision.admitted:
                admitted.add(form)
            known = rows.setdefault(form, row)
            if known != row:
                listed = others.setdefault(form, [known])
                if listed[-1] != row:
                    listed.append(row)
    report(len(lemmas), len(lemmas))
    for form in [form for form in rows if not is_playable(form)]:
        del rows[form]
        others.pop(form, None)
        admitted.discard(form)
    return write_index(rows, others, frozenset(admitted))
