"""From lemmas to words: against a slow reference, the list it was fitted on, and itself."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from letrado.game.tileset import load_tile_set
from letrado.lexicon.decision import word_rules
from letrado.lexicon.derivation import derive
from letrado.lexicon.derived_words import derive_words
from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.origins import Origins
from letrado.lexicon.playable import bare
from letrado.lexicon.word_set import WordSet
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import SPANISH, lexicon_of
from tests.reference.derivation import words_of

LEMMAS = load_lemma_table("es").lemmas
RULES = {book: word_rules(load_rulebook(book)) for book in SPANISH}


def _admitted(lemma: Lemma, book: str) -> set[str]:
    return {bare(d.form) for d in derive(lemma, RULES[book]) if d.decision.admitted}


def test_the_slow_reference_agrees_on_a_random_sample() -> None:
    sample = random.Random(2009).sample(LEMMAS, 4000)

    wrong = [lemma.text for lemma in sample if _admitted(lemma, "fise-2009") != words_of(lemma)]
    assert wrong == []


def test_the_slow_reference_agrees_on_every_lemma_with_an_unusual_mark() -> None:
    usual = {Mark.TRANSITIVE, Mark.PROVEN_TRANSITIVE, Mark.GUESSED_ACCENT, Mark.NO_PLURAL}
    unusual = [lemma for lemma in LEMMAS if lemma.marks - usual]

    wrong = [lemma.text for lemma in unusual if _admitted(lemma, "fise-2009") != words_of(lemma)]
    assert wrong == []


@pytest.mark.parametrize("book", SPANISH)
def test_the_index_holds_what_derivation_admits(book: str) -> None:
    sample = random.Random(book).sample(LEMMAS, 500)
    derived_words = derive_words(sample, RULES[book])
    origins = Origins(derived_words.origins)

    words = {form for lemma in sample for form in _admitted(lemma, book) if origins.rows(form)}
    assert set(WordSet(load_tile_set("es-100"), derived_words.graph).words()) == words
    for row, lemma in enumerate(sample):
        for derived in derive(lemma, RULES[book]):
            rows = origins.rows(bare(derived.form))
            assert not rows or row in rows


@pytest.mark.parametrize("book", SPANISH)
def test_no_decision_is_without_grounds(book: str) -> None:
    for lemma in random.Random(1).sample(LEMMAS, 1500):
        for derived in derive(lemma, RULES[book]):
            assert derived.decision.grounds
            assert all(c.reference or c.kind == "silent" for c in derived.decision.grounds)


@settings(deadline=None)
@given(st.sampled_from([lemma for lemma in LEMMAS if lemma.kind == Kind.VERB]), st.data())
def test_an_admitted_form_read_back_gives_its_lemma_and_cell(
    lemma: Lemma, data: st.DataObject
) -> None:
    lexicon = lexicon_of("fise-2009")
    forms = [d for d in derive(lemma, RULES["fise-2009"]) if d.decision.admitted]
    assume(forms)  # a few verbs are no words of this book at all
    derived = data.draw(st.sampled_from(forms))
    word = bare(derived.form)

    if lexicon.has(word):  # not cut by the length of the board
        assert (lemma, derived) in lexicon.derivations(word)


def test_the_articles_of_a_book_decide_not_its_name() -> None:
    verb = Lemma(text="boxear", kind=Kind.VERB, classes=("regular",))

    reasons = {d.form: d.decision.reason for d in derive(verb, RULES["fise-2009"])}
    assert reasons["boxeado"] == "participle"
    assert reasons["boxeada"] == "participle_of_intransitive"
    assert reasons["boxearse"] == "enclitic_se"
    assert reasons["boxeás"] == "voseo"
