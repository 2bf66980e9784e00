import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import may_challenge_again, verdict
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


@pytest.mark.parametrize("valid", [(True, False), (False, True), (False, False)])
def test_art_40_one_answer_that_does_not_discriminate(valid: tuple[bool, ...]) -> None:
    answer = verdict(valid, BOOK)
    assert not answer.valid
    assert answer.words == ()
    assert answer.ruling.reason == "challenge.play_falls_as_a_whole"
    assert_cites(answer.ruling, BOOK.id, "40")


def test_art_40_all_words_valid() -> None:
    answer = verdict((True, True), BOOK)
    assert answer.valid
    assert answer.ruling.reason == "challenge.play_stands_as_a_whole"
    assert_cites(answer.ruling, BOOK.id, "40")


def test_art_40_words_are_challenged_together() -> None:
    told = may_challenge_again(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "40")
