"""Verdicts written by hand over the tiers of the Catalan book, each with its articles."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from letrado.errors import NotationError
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.listed_words import forms_by_verdict
from letrado.lexicon.playable import bare
from letrado.lexicon.tier_rules import TierRules, derive_listed, tier_rules
from letrado.rulebook.chapters.setting import Tier
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.tournament import TournamentRules, under_tournament
from tests.lexicons import citations, explained, lexicon_of

BOOK = "uf-2007"
TIERS = load_rulebook(BOOK).provisions.lexicon.organiser_extensions.value
CASES = (Path(__file__).parent / "data" / "catalan_verdicts.tsv").read_text("utf-8").splitlines()


class Case(NamedTuple):
    word: str
    tiers: tuple[str, ...]
    articles: set[str]

    @classmethod
    def of(cls, line: str) -> Case:
        word, tiers, articles = line.split("\t")
        return cls(word, tuple(tiers.split()), set(articles.split()))


@cache
def rules_with(*tiers: Tier) -> TierRules:
    changes = {"lexicon": {"tiers_in_force": list(tiers)}}
    rules = TournamentRules(BOOK, "Lliga", changes)
    return tier_rules(under_tournament(load_rulebook(BOOK), rules))


def grounds_under(word: str, *tiers: Tier) -> set[str]:
    """The articles by which a word is good with these tiers; none if it is not."""
    return {
        citation.reference
        for lemma, _ in lexicon_of(BOOK).derivations(bare(word))
        for derived in derive_listed(lemma, rules_with(*tiers))
        if bare(derived.form) == bare(word) and derived.decision.admitted
        for citation in derived.decision.grounds
        if citation.kind == "article"
    }


def is_good(word: str) -> bool:
    try:
        return lexicon_of(BOOK).has_text(word)
    except NotationError:
        return False


@pytest.mark.parametrize("line", CASES)
def test_a_word_is_good_in_its_tier_by_its_articles(line: str) -> None:
    case = Case.of(line)

    assert is_good(case.word) is (case.tiers == ("standard",))
    for tier in TIERS:
        if tier in case.tiers:
            assert grounds_under(case.word, tier) == case.articles
        elif case.tiers == ("standard",):
            assert case.articles <= grounds_under(case.word, tier)
        else:
            assert not grounds_under(case.word, tier)


@pytest.mark.parametrize("line", [line for line in CASES if "26" in line.split("\t")[2]])
def test_a_refusal_cites_the_tier_that_is_not_in_force(line: str) -> None:
    case = Case.of(line)
    cited = {citation.reference for citation in citations(BOOK, case.word)}

    assert case.articles <= cited


def test_there_are_two_hundred_verdicts_over_every_tier() -> None:
    cases = [Case.of(line) for line in CASES]

    assert len(cases) >= 200
    assert {tier for case in cases for tier in case.tiers} == {*TIERS, "standard", "none"}


def test_a_form_that_nobody_places_is_good_only_in_the_widest_choice() -> None:
    word = "commosa"
    told = explained(BOOK, word)

    assert not told.valid
    assert [way.derived.decision.reason for way in told.derivations] == ["unplaced"]
    assert told.gaps == ("unplaced_verb_forms",)
    assert not grounds_under(word, *TIERS[:-1])
    assert grounds_under(word, *TIERS) == {"25", "26"}


def test_the_words_of_two_tiles_are_those_of_the_field() -> None:
    lexicon = lexicon_of(BOOK)
    two = {"".join(tiles) for tiles in lexicon if len(tiles) == 2}
    named = """AD AH AI AL AM ANY AS AU AV BA BE BO CA CE CU ÇA ÇO DA DE DI DO DU EC EH EI EL EM EN
    EO EP ES ET EU EX FA FE FI GE HA HE HI HO IN IO IS IX JA JO LA LI LO MA ME MI NA NE NI NO NU NYU
    OC OH OI OL OM ON OR OS OU PA PE PI QUA QUE QUI QUO RA RE RO SA SE SI SO TA TE TO TU UC UF UI UN
    UP UR US UT VA VE VI XA XE XO"""

    assert two == set(named.split())
    assert len(two) == 101


@pytest.mark.parametrize("tiers", [(), TIERS[:1], TIERS[1:4], TIERS])
def test_the_list_and_the_explanations_agree(tiers: tuple[Tier, ...]) -> None:
    """Every two-hundredth lemma: what the list admits is what its derivations admit."""
    rules = rules_with(*tiers)
    lexicon = lexicon_of(BOOK)
    for lemma in load_lemma_table("ca").lemmas[::200]:
        admitted, _ = forms_by_verdict(lemma, _all_listed(), rules)
        derived = derive_listed(lemma, rules)
        good = {bare(d.form) for d in derived if d.decision.admitted and lexicon.knows(d.form)}
        assert good == admitted, lemma.text


@cache
def _all_listed() -> frozenset[str]:
    rows = load_lemma_table("ca").lemmas
    return frozenset(bare(form) for row in rows for form in row.added)
