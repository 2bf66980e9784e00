import pytest

from letrado.rulebook.chapters.conduct import UnethicalPractice
from letrado.rulebook.loader import load_rulebook
from letrado.rules.penalty import may_show_card, unethical
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


@pytest.mark.parametrize(
    ("practice", "article"),
    [
        ("repeated_challenges_of_common_words", "47.1"),
        ("abandoning", "47.2"),
        ("losing_on_purpose", "47.3"),
        ("systematic_overscoring", "47.4"),
        ("clock_left_neutralised", "47.5"),
        ("offence_or_mockery", "47.6"),
        ("systematic_violation", "47.7"),
    ],
)
def test_art_47_faults_against_ethics(practice: UnethicalPractice, article: str) -> None:
    told = unethical(practice, BOOK)
    assert told.reason == "ethics.fault"
    assert_cites(told, BOOK.id, f"{article} 47 49")


def test_art_47_yellow_and_red_cards() -> None:
    told = may_show_card(BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "47")
