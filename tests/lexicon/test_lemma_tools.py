"""The tools that make the table: their parts on small examples, and the whole when asked."""

from __future__ import annotations

import os

import msgspec
import pytest

from letrado.rulebook.loader import load_rulebook
from tools.lemmas import fetch
from tools.lemmas.accents import Accents
from tools.lemmas.evidence import Evidence
from tools.lemmas.gender import Pairs, feminine_of
from tools.lemmas.make import TABLE, made_table
from tools.lemmas.nominal_fit import singulars
from tools.lemmas.overlay import FILE, read_overlay
from tools.lemmas.verb_fit import best, fits, infinitive_spelling

IS_LONG = os.environ.get("LETRADO_HYPOTHESIS") == "long"
NOTHING = Evidence(frozenset(), frozenset(), {}, {}, frozenset())


def _forms(text: str) -> frozenset[str]:
    return frozenset(text.split())


@pytest.mark.parametrize(
    ("plain", "spelling"), [("oir", "oír"), ("reir", "reír"), ("cantar", "cantar")]
)
def test_an_infinitive_is_written_with_its_accent(plain: str, spelling: str) -> None:
    assert infinitive_spelling(plain, NOTHING) == spelling


def test_a_verb_without_all_its_forms_fits_no_paradigm() -> None:
    assert best(fits("amar", _forms("amar amo amas ama amamos amais aman"))) == []


def test_an_accent_is_guessed_from_words_that_end_alike() -> None:
    accents = Accents(["canción", "nación", "ración", "cómico", "rítmico", "químico", "anímico"])

    assert accents.guess("estacion") == "estación"
    assert accents.guess("dinamico") == "dinámico"


@pytest.mark.parametrize(
    ("masculine", "feminine"),
    [
        ("niño", "niña"),
        ("lector", "lectora"),
        ("león", "leona"),
        ("inglés", "inglesa"),
        ("mes", ""),
    ],
)
def test_the_feminine_that_a_masculine_would_have(masculine: str, feminine: str) -> None:
    assert feminine_of(masculine) == feminine


def test_a_feminine_that_a_source_gives_or_most_words_of_that_ending_have_is_one() -> None:
    words = ("zapatero", "panadero", "torero", "lechero", "obrero")
    forms = frozenset({*words, *(feminine_of(word) for word in words)})
    pairs = Pairs(Evidence(forms, frozenset(), dict.fromkeys(words, "GS"), {}, frozenset()))

    assert pairs.is_known("obrero")
    assert pairs.are_pair("frutero", unpaired=False)
    assert not pairs.are_pair("cazo", unpaired=False)


def test_the_singulars_that_a_plural_may_have() -> None:
    assert list(singulars("luces")) == ["luz", "luce", "luc"]
    assert list(singulars("jerseis")) == ["jersei", "jersey"]


def test_the_overlay_cites_articles_that_exist() -> None:
    read = msgspec.toml.decode(FILE.read_bytes())
    cited = {
        (group["rulebook"], article)
        for group in (*read["group"], *read["pair"])
        for article in group["articles"]
    }

    assert not [pair for pair in cited if pair[1] not in load_rulebook(pair[0]).articles]
    assert read_overlay().named >= {"refundar", "acaecer", "jersey"}


def test_no_registry_is_named() -> None:
    content = fetch.NAMES.read_text("utf-8")

    assert "://" not in content
    assert all(len(package.sha256) == 64 for package in fetch.packages().values())


@pytest.mark.skipif(not IS_LONG or bool(fetch.missing()), reason="a matter of minutes: make long")
def test_making_the_table_anew_gives_the_same_bytes() -> None:
    assert made_table() == TABLE.read_bytes()
