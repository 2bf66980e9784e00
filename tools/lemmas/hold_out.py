"""The hold-out test: hide the fitted marks of a tenth of the rows and guess them from the others.

A row is guessed from its class and its ending, as the table would have to do without the list.
The figures say how much the list teaches that the shape of a word does not tell.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.lemma_table import load_lemma_table
from tools.lemmas.letters import bare
from tools.lemmas.rules import given_by

FITTED = frozenset(
    {
        Mark.TRANSITIVE,
        Mark.PRONOMINAL,
        Mark.HEADWORD_SE,
        Mark.ARCHAIC,
        Mark.IMPERSONAL,
        Mark.THIRD_PERSONS,
        Mark.I_ENDINGS,
        Mark.NO_Z,
        Mark.IMPERFECTIVE,
        Mark.NON_FINITE,
        Mark.PARTICIPLE_ONLY,
        Mark.INFINITIVE_ONLY,
        Mark.NO_PLURAL,
        Mark.NO_FEMININE_PLURAL,
    }
)
_PARTS = 10
_LONGEST_ENDING = 6
_SUPPORT = 5


class Outcome(msgspec.Struct, frozen=True):
    """Of the rows held out: how many were guessed exactly, and how the forms compare."""

    rows: int
    exact: int
    given: int  # forms that the guessed rows give
    right: int  # of them, those that the true rows give
    wanted: int  # forms that the true rows give

    @property
    def precision(self) -> float:
        return self.right / self.given

    @property
    def recall(self) -> float:
        return self.right / self.wanted


def is_held_out(lemma: Lemma) -> bool:
    """A tenth, drawn by the letters of the word: random to the language, the same every time."""
    return zlib.crc32(lemma.text.encode("utf-8")) % _PARTS == 0


class Guesser:
    """The commonest marks of rows with the same class and ending."""

    def __init__(self, lemmas: Iterable[Lemma]) -> None:
        self._seen: dict[tuple[str, ...], Counter[frozenset[Mark]]] = {}
        for lemma in lemmas:
            for key in _keys(lemma):
                self._seen.setdefault(key, Counter())[lemma.marks & FITTED] += 1

    def guess(self, lemma: Lemma) -> Lemma:
        for key in _keys(lemma):
            seen = self._seen.get(key)
            if seen and seen.total() >= _SUPPORT:
                marks = max(seen, key=lambda each: (seen[each], sorted(each)))
                kept = (lemma.marks - FITTED) | marks
                return msgspec.structs.replace(lemma, marks=kept, dropped=())
        return msgspec.structs.replace(lemma, marks=lemma.marks - FITTED, dropped=())


def _keys(lemma: Lemma) -> Iterator[tuple[str, ...]]:
    """Class and ending, the longest ending first."""
    inflection = lemma.classes or ("with feminine" if lemma.feminine else "alone",)
    word = bare(lemma.text)
    for length in range(min(_LONGEST_ENDING, len(word)), -1, -1):
        yield (lemma.kind, *inflection, word[len(word) - length :])


def outcome(lemmas: Sequence[Lemma], kind: Kind) -> Outcome:
    """Guess the rows of a kind that are held out from the others."""
    shipped = [lemma for lemma in lemmas if lemma.kind == kind and Mark.ABSENT not in lemma.marks]
    guesser = Guesser(lemma for lemma in shipped if not is_held_out(lemma))
    rows = exact = given = right = wanted = 0
    for lemma in filter(is_held_out, shipped):
        guessed = guesser.guess(lemma)
        true_forms, guessed_forms = given_by(lemma), given_by(guessed)
        rows += 1
        exact += guessed.marks == lemma.marks
        given += len(guessed_forms)
        right += len(guessed_forms & true_forms)
        wanted += len(true_forms)
    return Outcome(rows, exact, given, right, wanted)


def main() -> None:
    lemmas = load_lemma_table("es").lemmas
    for kind in (Kind.VERB, Kind.NOMINAL):
        found = outcome(lemmas, kind)
        print(
            f"hold-out {kind.name.lower()}: {found.rows} rows, {found.exact} guessed exactly, "
            f"precision {found.precision:.4f}, recall {found.recall:.4f}"
        )


if __name__ == "__main__":
    main()
