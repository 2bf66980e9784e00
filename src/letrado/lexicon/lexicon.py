"""The words of one rulebook: what is good, and which lemmas stand behind a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from letrado.game.tileset import TileSet, load_tile_set
from letrado.lexicon.decision import Derived, WordRules, word_rules
from letrado.lexicon.derivation import derive
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.playable import bare
from letrado.lexicon.word_index import WordIndex
from letrado.rulebook.book import Rulebook


class Lexicon:
    """Answers from an index; the table of lemmas is read only when a word must be explained."""

    def __init__(
        self,
        book: Rulebook,
        derived: WordIndex,
        lemmas: Callable[[], Sequence[Lemma]],
        imported: WordIndex | None = None,
        list_name: str = "",
    ) -> None:
        self.book = book
        self.list_name = list_name  # of the imported list that decides, if one does
        self.tile_set: TileSet = load_tile_set(book.provisions.tiles.set.value)
        self._derived = derived
        self._deciding = imported or derived
        self._lemmas = lemmas
        self._digraphs = frozenset(self.tile_set.digraphs())

    def has_tiles(self, tiles: Sequence[str]) -> bool:
        """Do these tiles spell a word? A digraph laid with two tiles spells none."""
        return not self.split_digraphs(tiles) and self.has("".join(tiles).lower())

    def has(self, word: str) -> bool:
        """Is a string of small letters without accents a word?"""
        return self._deciding.has(word)

    def split_digraphs(self, tiles: Sequence[str]) -> tuple[str, ...]:
        """The digraphs that are laid with two tiles instead of their own."""
        pairs = (a + b for a, b in pairwise(tiles))
        return tuple(pair for pair in pairs if pair in self._digraphs)

    def words(self) -> Iterator[str]:
        """Every word, by length and in order."""
        return self._deciding.words()

    def count(self) -> int:
        return self._deciding.admitted_count

    @cached_property
    def rules(self) -> WordRules:
        return word_rules(self.book)

    def lemmas(self) -> Sequence[Lemma]:
        return self._lemmas()

    def derivations(self, word: str) -> list[tuple[Lemma, Derived]]:
        """Every lemma and cell that gives this string, admitted or refused."""
        rows = self._derived.rows(word)
        if not rows:
            return []
        table = self._lemmas()
        return [
            (table[row], derived)
            for row in rows
            for derived in derive(table[row], self.rules)
            if bare(derived.form) == word
        ]
