import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.side import Side
from letrado.rules.start import StartFacts, who_starts
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2004")


def test_art_4_1_the_first_named_starts_a_round_robin_game() -> None:
    start = who_starts(StartFacts(format="round_robin"), BOOK)

    assert start.side == "A"
    assert_cites(start.ruling, BOOK.id, "4.1")


@pytest.mark.parametrize(
    ("starts", "head_to_head", "side"),
    [((3, 4), (0, 0), "A"), ((4, 3), (0, 0), "B"), ((3, 3), (1, 0), "B"), ((3, 3), (1, 1), None)],
)
def test_art_4_2_a_swiss_round_follows_its_system(
    starts: tuple[int, int], head_to_head: tuple[int, int], side: Side | None
) -> None:
    start = who_starts(StartFacts("swiss", starts, head_to_head), BOOK)

    assert start.side == side
    assert_cites(start.ruling, BOOK.id, "4.2 A26")


def test_art_4_3_a_match_alternates_after_the_first_lot() -> None:
    first = who_starts(StartFacts(format="match"), BOOK)
    second = who_starts(StartFacts(format="match", previous_starter="B"), BOOK)

    assert (first.side, second.side) == (None, "A")
    assert_cites(first.ruling, BOOK.id, "4.3")
    assert_cites(second.ruling, BOOK.id, "4.3")
