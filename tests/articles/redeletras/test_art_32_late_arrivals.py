"""The unnumbered paragraph on late arrivals after article 32, "32-late" here."""

import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.absence import late_arrival, unjustified_lateness
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


def test_art_32_late_the_clock_of_the_absent_player_runs() -> None:
    told = late_arrival(both_absent=False, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "32-late")


def test_art_32_late_and_goes_on_running_during_the_draw() -> None:
    draw = BOOK.provisions.late.start_draw_on_latecomer_time
    assert draw.value
    assert draw.articles == ("32-late",)


def test_art_32_late_when_both_are_absent_both_clocks_run() -> None:
    told = late_arrival(both_absent=True, book=BOOK)
    assert told.allowed
    assert_cites(told, BOOK.id, "32-late")


@pytest.mark.parametrize(("times", "reason"), [(1, "may_be_warned"), (2, "may_be_excluded")])
def test_art_32_late_unjustified_lateness(times: int, reason: str) -> None:
    told = unjustified_lateness(times, BOOK)
    assert told.reason == f"late.{reason}"
    assert_cites(told, BOOK.id, "32-late")
