"""The table of Catalan words: its format, its figures, and that the vote gives it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from letrado.errors import DataError
from letrado.lexicon.lemma import Kind, Lemma, Mark, Source
from letrado.lexicon.lemma_table import load_lemma_table, read_lemma_table
from letrado.lexicon.listed_table import write_listed_table
from letrado.lexicon.nominal_rules import cell_of, load_nominal_rules
from letrado.lexicon.tier_rules import tier_rules
from letrado.lexicon.tier_statistics import TierStatistics, tier_statistics
from letrado.rulebook.loader import load_rulebook
from tests.long_profile import long_only
from tools.catalan.make import TABLE, made_table
from tools.catalan.readers import NAMES
from tools.lemmas import fetch

DOCUMENT = Path(__file__).parents[2] / "docs" / "lexicon" / "ca.md"
ROWS = (
    Lemma("canya", Kind.NOMINAL, evidence=frozenset({Source.SPACY}), added=("canya", "canyes")),
    Lemma("cantar", Kind.VERB, added=("cantar", "canta", "cantàvem")),
    Lemma("titar", Kind.VERB, marks=frozenset({Mark.DIALECT}), added=("titar", "tita", "titàvem")),
)
CONTENT = write_listed_table(ROWS)


def test_what_is_written_reads_back_the_same() -> None:
    table = read_lemma_table(CONTENT, "ca.tsv")

    assert table.listed
    assert [(row.text, set(row.added)) for row in table.lemmas] == [
        (row.text, set(row.added)) for row in sorted(ROWS, key=lambda row: row.text)
    ]
    assert write_listed_table(table.lemmas) == CONTENT


def test_verbs_that_end_alike_share_a_pattern() -> None:
    assert CONTENT.startswith(b"# letrado forms 1, patterns: 2, rows: 3\n")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (CONTENT.replace(b"rows: 3", b"rows: 4"), "ends here"),
        (CONTENT.removesuffix(b"\n"), "ends here"),
        (CONTENT.replace(b"patterns: 2,", b"patterns: x,"), "line 1"),
        (CONTENT.replace(b"cantar\tv\t\t", b"cantar\tv\t"), "4 columns instead of 5"),
        (CONTENT.replace(b"cantar\tv", b"cantar\tz"), "'z' is not a valid Kind"),
        (CONTENT.replace(b"\t1\n", b"\t9\n", 1), "line "),
    ],
)
def test_a_wrong_file_names_the_line(content: bytes, problem: str) -> None:
    with pytest.raises(DataError) as told:
        read_lemma_table(content, "ca.tsv")

    assert problem in str(told.value.facts["problem"])


@pytest.mark.parametrize(
    ("form", "lemma", "cell"),
    [
        ("cases", "casa", "plural"),
        ("boques", "boca", "plural"),
        ("homes", "home", "plural"),
        ("mans", "mà", "plural"),
        ("gossos", "gos", "plural"),
        ("boscos", "bosc", "plural"),
        ("mitjos", "mig", "plural"),
        ("amiga", "amic", "feminine"),
        ("blava", "blau", "feminine"),
        ("actriu", "actor", "feminine"),
        ("poetesses", "poeta", "feminine_plural"),
        ("germanes", "germà", "feminine_plural"),
        ("il·lús", "il·lús", "headword"),
        ("taula", "cadira", "listed"),
    ],
)
def test_plurals_and_feminines_follow_rules(form: str, lemma: str, cell: str) -> None:
    assert cell_of(form, lemma, load_nominal_rules("ca")) == cell


@pytest.fixture(scope="module")
def figures() -> TierStatistics:
    book = load_rulebook("uf-2007")
    return tier_statistics(load_lemma_table("ca").lemmas, tier_rules(book))


def test_nearly_every_verb_form_has_its_name_and_tier(figures: TierStatistics) -> None:
    assert figures.verb_forms_named >= 0.97 * figures.verb_forms
    assert figures.inflected_by_rule >= 0.97 * figures.inflected


def test_every_tier_adds_words_and_few_are_left_over(figures: TierStatistics) -> None:
    assert all(figures.added_by_tier.values())
    assert figures.standard < figures.listed
    assert figures.unplaced < 100


def test_the_document_tells_the_figures(figures: TierStatistics) -> None:
    told = DOCUMENT.read_text("utf-8")
    counts = [figures.listed, figures.lemmas, figures.verbs, figures.standard, figures.unplaced]
    counts += [figures.verb_forms, figures.verb_forms_named]
    counts += [figures.inflected, figures.inflected_by_rule, *figures.added_by_tier.values()]

    assert [count for count in counts if f" {count:,} " not in told] == []


@long_only
@pytest.mark.skipif(bool(fetch.missing(names=NAMES)), reason="the sources are not there")
def test_the_vote_gives_the_shipped_bytes() -> None:
    assert made_table() == TABLE.read_bytes()
