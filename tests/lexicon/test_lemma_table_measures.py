"""What the shipped table explains: the figures that docs/lexicon/es.md publishes."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from letrado.lexicon.decision import word_rules
from letrado.lexicon.lemma import Kind
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.statistics import Statistics, statistics
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import lexicon_of
from tools.lemmas.evidence import Evidence
from tools.lemmas.hold_out import outcome
from tools.lemmas.letters import bare
from tools.lemmas.null_test import chance_fits, pseudo_infinitives

BOOK = "fise-2009"
LIST = "8aca06d8068b039fd1ad00a4ea817a7a4e332fb56ba628bf9b19258b8e991805"
PAGE = Path(__file__).parents[2] / "docs" / "lexicon" / "es.md"


@cache
def _figures() -> Statistics:
    return statistics(load_lemma_table("es").lemmas, word_rules(load_rulebook(BOOK)))


@cache
def _words() -> frozenset[str]:
    return frozenset(lexicon_of(BOOK).words())


def test_the_table_gives_the_list_with_nothing_missing_or_over() -> None:
    words = sorted(_words())

    assert len(words) == 636_598
    assert hashlib.sha256("\n".join(words).encode("utf-8")).hexdigest() == LIST


def test_the_table_explains_what_it_promises() -> None:
    found = _figures()

    assert found.words == 636_598
    assert found.derived / found.words >= 0.88
    assert found.derived_or_confirmed / found.words >= 0.98
    assert found.explained / found.words >= 0.999
    assert found.residue <= 700
    assert found.patched_verbs <= 5


def test_the_page_publishes_the_present_figures() -> None:
    found, page = _figures(), PAGE.read_text("utf-8")
    counts = [found.lemmas, found.verbs, found.nominals, found.invariables, found.derived]
    counts += [found.derived_or_confirmed, found.explained, found.residue, found.guessed_accents]
    counts += found.by_way.values()

    assert not [count for count in counts if f"{count:,}" not in page]


def test_hardly_a_string_that_is_no_infinitive_fits_a_paradigm() -> None:
    lemmas = load_lemma_table("es").lemmas
    verbs = {bare(lemma.text) for lemma in lemmas if lemma.kind == Kind.VERB}
    evidence = Evidence(_words(), frozenset(), {}, {}, frozenset())
    sample = pseudo_infinitives(evidence, verbs)[::200]

    assert len(sample) > 300
    assert len(list(chance_fits(sample, evidence))) == 0


def test_marks_are_mostly_guessed_when_hidden() -> None:
    lemmas = load_lemma_table("es").lemmas
    some = [lemma for lemma in lemmas if lemma.text[0] in "adm"]
    verbs, nominals = outcome(some, Kind.VERB), outcome(some, Kind.NOMINAL)

    assert verbs.recall > 0.95
    assert 0.8 < verbs.precision < 1
    assert nominals.recall > 0.99
    assert 0.95 < nominals.precision < 1
