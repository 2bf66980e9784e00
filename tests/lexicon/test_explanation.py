"""Why words are good or not, with the article, in three languages."""

from __future__ import annotations

import time

import pytest

from letrado.errors import NotationError
from letrado.lexicon.views import explanation_view
from letrado.lexicon.wording import explanation_lines, verdict_text
from letrado.messages.catalogue import LANGUAGES
from letrado.rulebook.citation import Citation
from tests.lexicons import SPANISH, citations, explained, lexicon_of

BOOK = "fise-2009"


@pytest.mark.parametrize(
    ("word", "article"),
    [
        ("cantáis", "XII.17.2"),
        ("contás", "XII.17.3"),
        ("cantadas", "XII.17.4"),
        ("dignarse", "XII.17.5"),
        ("royamos", "XII.17.11"),
        ("relojes", "XII.18.4.3.j"),
        ("píes", "XII.18.1.7"),
        ("ños", "XII.18.1.10"),
        ("ingeniera", "XII.7"),
    ],
)
def test_a_good_word_is_explained_by_its_article(word: str, article: str) -> None:
    assert explained(BOOK, word).valid
    assert Citation(BOOK, article) in citations(BOOK, word)


@pytest.mark.parametrize(
    ("word", "reason", "article"),
    [
        ("boxeados", "participle_of_intransitive", "XII.17.4"),
        ("dignada", "participle_of_pronominal", "XII.17.10"),
        ("dignad", "pronominal_imperative", "XII.17.10"),
        ("amarse", "enclitic_se", "XII.17.5"),
        ("abolo", "defective", "XII.17.7"),
        ("ventisqueas", "impersonal", "XII.17.8"),
        ("abarrenaba", "archaic_verb", "XII.17.6"),
        ("refundar", "verb_refused_by_name", "XII.17"),
        ("figos", "archaic_word", "XII.12"),
        ("ballets", "italic_word", "XII.18.2.10"),
        ("oques", "locution", "XII.18.2.8"),
    ],
)
def test_a_refused_form_names_its_lemma_and_article(word: str, reason: str, article: str) -> None:
    explanation = explained(BOOK, word)

    assert not explanation.valid
    assert reason in {way.derived.decision.reason for way in explanation.derivations}
    assert Citation(BOOK, article) in citations(BOOK, word)


@pytest.mark.parametrize(
    ("word", "reason", "facts"),
    [
        ("amarle", "enclitic", {"verb": "amar", "pronoun": "le"}),
        ("dignaos", "enclitic", {"verb": "dignar", "pronoun": "os"}),
        ("casita", "diminutive", {"base": "casa"}),
        ("morbosamente", "mente_adverb", {"base": "morbosa"}),
        ("tomable", "verbal_adjective", {"verb": "tomar"}),
        ("zigzagues", "other_plural", {"base": "zigzag", "plurals": "zigzags"}),
        ("noes", "base_without_plural", {"base": "no", "why": "adverb"}),
        ("kilo", "letter_not_on_tiles", {"letter": "K"}),
        ("c[h]apa", "two_tiles_for_digraph", {"tile": "CH"}),
        ("ping-pong", "several_words", {}),
        ("a", "too_few_tiles", {"tiles": "1"}),
    ],
)
def test_a_string_that_no_lemma_gives_is_told_what_it_seems(
    word: str, reason: str, facts: dict[str, str]
) -> None:
    explanation = explained(BOOK, word)

    assert not explanation.valid
    found = next(each for each in explanation.obstacles if each.reason == reason)
    assert facts.items() <= dict(found.facts).items()
    assert found.grounds


def test_an_unknown_word_gets_the_nearest_good_ones() -> None:
    explanation = explained(BOOK, "cazza")

    assert [obstacle.reason for obstacle in explanation.obstacles] == ["absent"]
    assert "CAZA" in explanation.near


def test_a_sign_is_an_error_not_a_word() -> None:
    with pytest.raises(NotationError):
        explained(BOOK, "ca$a")


def test_the_answers_of_the_older_books_say_where_they_are_approximate() -> None:
    assert explained("fise-2004", "abarrenaba").gaps == ("conjugated_archaic_verbs",)
    assert explained("redeletras", "boxeada").gaps == ("participles_of_archaic_senses",)
    assert explained("redeletras", "ventisqueas").gaps == ("persons_shown_on_cd",)
    assert not explained("fise-2009", "abarrenaba").approximate
    assert not explained("fise-2004", "casa").approximate


@pytest.mark.parametrize("word", ["casa", "xyzzy", "boxeados"])
def test_every_answer_of_the_book_with_a_closed_list_says_that_another_stands_in(word: str) -> None:
    assert "closed_list_not_at_hand" in explained("aas-2018", word).gaps


@pytest.mark.parametrize("book", SPANISH)
@pytest.mark.parametrize("word", ["cantáis", "boxeados", "amarle", "xyzzy", "kilo", "noes"])
def test_explanations_read_in_three_languages(book: str, word: str) -> None:
    explanation = explained(book, word)

    for language in LANGUAGES:
        lines = [verdict_text(explanation, language), *explanation_lines(explanation, language)]
        assert len(lines) > 1
        assert all(lines)
    assert explanation_view(explanation)["valid"] is explanation.valid


def test_verdicts_and_explanations_are_quick() -> None:
    lexicon = lexicon_of(BOOK)
    words = ["casa", "boxeados", "xyzzy", "contás"] * 250
    explained(BOOK, "casa")

    started = time.process_time()
    for word in words:
        lexicon.has(word)
    verdict = (time.process_time() - started) / len(words)
    started = time.process_time()
    for word in words[:100]:
        explained(BOOK, word)
    explanation = (time.process_time() - started) / 100

    assert verdict < 20e-6 * 5  # the promise is 20 µs; five times it on a busy machine
    assert explanation < 5e-3 * 5
