"""From forms and who gives them to rows: a lemma, whether it is a verb, and its forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from letrado.lexicon.lemma import Kind, Lemma, Mark, Source
from letrado.lexicon.variant_conjugation import variant_forms
from tools.catalan.readers import Lemmas, Sources
from tools.catalan.vote import Voted, named

_FEWEST_OF_A_VERB = 15  # forms by which an infinitive that no source calls a verb is one
_INFINITIVES = ("ar", "er", "ir", "re", "dur", "dir")


@dataclass(slots=True)
class _Row:
    forms: set[str] = field(default_factory=set[str])


class Rows:
    """Gathers the rows; a form that nobody attributes is a lemma of its own."""

    def __init__(self, sources: Sources, voted: Voted) -> None:
        self._sources = sources
        self._voted = voted
        self._found: dict[tuple[str, Kind], _Row] = {}
        self._current = sources.general.forms | sources.valencian.forms
        self._verbs = self._all_verbs()
        self._main = self._main_verbs()

    def lemmas(self) -> Iterator[Lemma]:
        """Every row; together they give every voted word."""
        self._gather()
        given = {self._voted.word(form) for row in self._found.values() for form in row.forms}
        for word in self._voted.words - given:
            self._found[word, Kind.NOMINAL] = _Row({word})
        for word in named().two_tiles.split():
            self._found.setdefault((word, Kind.NOMINAL), _Row({word}))
        for (text, kind), row in self._found.items():
            forms = tuple(sorted(self._spelled(row.forms)))
            marks = {Mark.DIALECT} if self._is_dialect(text) else set[Mark]()
            yield Lemma(
                text,
                kind,
                marks=frozenset(marks),
                evidence=frozenset(self._evidence(text)),
                added=forms,
            )

    def _all_verbs(self) -> frozenset[str]:
        sizes: dict[str, int] = {}
        for table in (self._sources.simplemma, self._sources.spacy):
            for lemmas in table.values():
                for lemma in lemmas:
                    sizes[lemma] = sizes.get(lemma, 0) + 1
        many = {text for text, size in sizes.items() if size > 2 * _FEWEST_OF_A_VERB}
        affixed = set[str]().union(*self._sources.general.verbal.values())
        called = self._sources.verbs | many | affixed
        return frozenset(text for text in called if text.endswith(_INFINITIVES))

    def _main_verbs(self) -> dict[str, str]:
        """The verb that an infinitive is only a variant of: tindre is tenir."""
        return {
            found.form: verb
            for verb in sorted(self._verbs)
            for found in variant_forms(verb, "ca")
            if found.cell == "inf" and found.tier and found.form != verb
        }

    def _gather(self) -> None:
        sources = self._sources
        for table in (sources.simplemma, sources.spacy):
            for form, lemmas in table.items():
                if self._voted.word(form):
                    self._attribute(form, lemmas)
        for affixed in (sources.general, sources.valencian):
            self._take(affixed.nominal, Kind.NOMINAL)
            self._take(affixed.verbal, Kind.VERB)
        for text in sources.others:
            if self._voted.word(text):
                self._add(text, Kind.NOMINAL, text)

    def _attribute(self, form: str, lemmas: set[str]) -> None:
        for lemma in lemmas:
            is_verb = lemma in self._verbs or lemma in self._main
            kind = Kind.VERB if is_verb else Kind.NOMINAL
            if kind == Kind.VERB or self._voted.word(lemma):
                self._add(lemma, kind, form)
            else:
                self._add(form, Kind.NOMINAL, form)

    def _take(self, table: Lemmas, kind: Kind) -> None:
        for form, lemmas in table.items():
            if self._voted.word(form):
                for lemma in lemmas:
                    if self._voted.word(lemma):
                        self._add(lemma, kind, form)

    def _add(self, lemma: str, kind: Kind, form: str) -> None:
        if kind == Kind.VERB:
            lemma = self._main.get(lemma, lemma)
        row = self._found.setdefault((lemma, kind), _Row())
        row.forms.add(form)
        if self._voted.word(lemma):
            row.forms.add(lemma)

    def _spelled(self, forms: set[str]) -> Iterator[str]:
        """One spelling for each word: the dictionary of today before older ones."""
        chosen: dict[str, tuple[bool, str]] = {}
        for form in forms:
            word = self._voted.word(form)
            rank = (form not in self._current, form)
            chosen[word] = min(chosen.get(word, rank), rank)
        return (form for _, form in chosen.values())

    def _is_dialect(self, text: str) -> bool:
        """Has only the dictionary of one region the lemma?"""
        sources = self._sources
        return (
            text in sources.valencian.forms
            and text not in sources.general.forms
            and text not in sources.wordlist
        )

    def _evidence(self, text: str) -> Iterator[Source]:
        sources = self._sources
        if text in sources.simplemma:
            yield Source.SIMPLEMMA
        if text in sources.spacy:
            yield Source.SPACY
        if text in sources.general.forms:
            yield Source.AFFIXES
        if text in sources.valencian.forms:
            yield Source.VALENCIAN
        if text in sources.wordlist:
            yield Source.WORDS
