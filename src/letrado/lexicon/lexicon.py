"""The words of one rulebook, and which lemmas stand behind each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from letrado.game.tileset import load_tile_set
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.book_rules import BookRules, book_rules, forms_of
from letrado.lexicon.decision import Derived
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.origins import Origins
from letrado.lexicon.playable import bare
from letrado.lexicon.word_set import WordSet
from letrado.rulebook.book import Rulebook


class Lexicon(WordSet):
    """Answers from the graph; lemmas are read only when a word must be explained."""

    def __init__(
        self,
        book: Rulebook,
        graph: WordGraph,
        origins: Callable[[], Origins],
        lemmas: Callable[[], Sequence[Lemma]],
        list_name: str = "",
    ) -> None:
        tile_set = load_tile_set(book.provisions.tiles.set.value)
        super().__init__(tile_set, graph, is_derived=not list_name)
        self.book = book
        self.list_name = list_name  # of the imported list that decides, if one does
        self._open_origins = origins
        self._lemmas = lemmas

    @cached_property
    def rules(self) -> BookRules:
        return book_rules(self.book)

    def lemmas(self) -> Sequence[Lemma]:
        return self._lemmas()

    @cached_property
    def _origins(self) -> Origins:
        """Read when first asked for: it is large, and most words are only looked up."""
        return self._open_origins()

    def knows(self, form: str) -> bool:
        """Does any lemma give this form, admitted or refused?"""
        return bool(self._origins.rows(bare(form)))

    def derivations(self, word: str) -> list[tuple[Lemma, Derived]]:
        """Every lemma and cell that gives this string, admitted or refused."""
        rows = self._origins.rows(word)
        if not rows:
            return []
        table = self._lemmas()
        return [
            (table[row], derived)
            for row in rows
            for derived in forms_of(table[row], self.rules)
            if bare(derived.form) == word
        ]
