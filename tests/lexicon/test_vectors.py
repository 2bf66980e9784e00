"""The words that the rulebooks name, under the derivation of each."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

import pytest

from letrado.lexicon.playable import bare
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import lexicon_of

DATA = Path(__file__).parent / "data"
BOOKS = ("fise-2004", "redeletras", "fise-2009")
MOST_EXCEPTIONS = 3


class Vector(NamedTuple):
    rulebook: str
    article: str
    word: str
    verdict: str
    scope: str
    lemma: str


def _rows(name: str) -> list[dict[str, str]]:
    lines = (DATA / name).read_text("utf-8").splitlines()
    return list(csv.DictReader(lines[1:], delimiter="\t"))


VECTORS = [Vector(**row) for row in _rows("vectors.tsv")]
EXCEPTIONS = {(row["rulebook"], row["word"], row["lemma"]) for row in _rows("exceptions.tsv")}


def _fails(vector: Vector) -> bool:
    lexicon = lexicon_of(vector.rulebook)
    if vector.scope == "string":
        return lexicon.has_text(vector.word) is not (vector.verdict == "valid")
    if vector.scope == "derivation":
        return any(
            derived.decision.admitted and derived.form == vector.word.lower()
            for lemma, derived in lexicon.derivations(bare(vector.word.lower()))
            if lemma.text == vector.lemma
        )
    return False


@pytest.mark.parametrize("book", BOOKS)
def test_every_verdict_of_the_rulebooks_holds_but_for_the_listed_exceptions(book: str) -> None:
    failing = {
        (vector.rulebook, vector.word, vector.lemma)
        for vector in VECTORS
        if vector.rulebook == book and _fails(vector)
    }

    assert failing == {exception for exception in EXCEPTIONS if exception[0] == book}


def test_the_exceptions_do_not_grow_and_say_why() -> None:
    rows = _rows("exceptions.tsv")

    assert len(rows) <= MOST_EXCEPTIONS
    assert all(row["reason"] for row in rows)


@pytest.mark.parametrize("book", BOOKS)
def test_every_vector_names_an_article_of_its_book(book: str) -> None:
    articles = load_rulebook(book).articles

    assert not [v for v in VECTORS if v.rulebook == book and v.article not in articles]
    assert sum(vector.rulebook == book for vector in VECTORS) > 800
