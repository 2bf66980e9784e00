import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import Moment, may_challenge
from letrado.rules.penalty import consulted
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_43_nobody_is_asked_before_placing() -> None:
    told = consulted(1, answered=False, book=BOOK)
    assert told.reason == "consultation.forbidden"
    assert_cites(told, BOOK.id, "43")


@pytest.mark.parametrize("moment", ["counting", "announced", "noted"])
def test_art_43_only_the_opponent_challenges(moment: Moment) -> None:
    told = may_challenge(moment, BOOK, by_opponent=False)
    assert told.reason == "challenge.only_opponent"
    assert_cites(told, BOOK.id, "43")
