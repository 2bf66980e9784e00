"""One answer for a play; no hint which word failed; per word only where the book leaves it open."""

from __future__ import annotations

import pytest

from letrado.errors import InputError
from letrado.lexicon.judge import judge, judge_each
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.origins import NO_ORIGINS, Origins
from letrado.lexicon.word_set import all_words
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.tournament import TournamentRules, under_tournament
from tests.lexicons import lexicon_of


@pytest.mark.parametrize(
    ("words", "correct"),
    [
        (["casa"], True),
        (["CASA", "perros"], True),
        (["casa", "perrros"], False),
        (["anchoa"], True),
        (["an1oa"], True),
        (["an[ch]oa"], True),
        (["anc[h]oa"], False),
        (["kilo"], False),
        (["ping-pong"], False),
        (["cigüeña", "cantáis"], True),
    ],
)
def test_the_answer_is_joint(words: list[str], correct: bool) -> None:
    verdict = judge(words, lexicon_of("fise-2009"))

    assert verdict.correct is correct
    assert verdict.grounds == (Citation("fise-2009", "40"),)


def test_a_book_that_fixes_the_joint_answer_gives_no_other() -> None:
    with pytest.raises(InputError) as refused:
        judge_each(["casa", "xyzzy"], lexicon_of("fise-2009"))

    assert refused.value.code == "answer_is_joint"


def test_a_book_that_leaves_it_open_may_answer_word_by_word() -> None:
    answers = judge_each(["casa", "xyzzy"], lexicon_of("fise-2004"))

    assert answers == {"casa": True, "xyzzy": False}


def test_a_tournament_that_settles_it_is_followed() -> None:
    changes = {"challenge": {"answer": "per_word_answer"}}
    rules = TournamentRules(rulebook="fise-2009", name="Copa", provisions=changes)
    lexicon = lexicon_of("fise-2009")
    book = under_tournament(load_rulebook("fise-2009"), rules)
    of_tournament = Lexicon(book, lexicon.graph, lambda: Origins(NO_ORIGINS), lexicon.lemmas)

    assert judge_each(["casa"], of_tournament) == {"casa": True}


def test_no_words_at_all_are_a_correct_play_to_nobody_s_harm() -> None:
    assert all_words([], lexicon_of("fise-2009"))
