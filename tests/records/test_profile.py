"""The statistics of a player's profile."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.records.review.profile import interval, share_interval, student, trend_of


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_student_is_as_the_tables_have_it(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.0006)


def test_one_game_says_nothing_about_the_next() -> None:
    found = interval([31.0])

    assert (found.mean, found.low, found.high) == (31.0, None, None)


def test_an_interval_by_hand() -> None:
    found = interval([1.0, 2.0, 3.0])

    assert found.mean == 2
    assert found.low == pytest.approx(2 - 4.3027 / 3**0.5, abs=1e-3)


@given(st.lists(st.floats(-500, 500), min_size=2, max_size=40))
def test_the_mean_lies_in_its_interval(values: list[float]) -> None:
    found = interval(values)

    assert found.low is not None
    assert found.high is not None
    assert found.low - 1e-6 <= found.mean <= found.high + 1e-6


@given(st.integers(1, 200).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_a_share_keeps_between_none_and_all(counts: tuple[int, int]) -> None:
    good, total = counts
    found = share_interval(good, total)

    assert found.low is not None
    assert found.high is not None
    assert 0 <= found.low <= found.mean + 1e-9
    assert found.mean - 1e-9 <= found.high <= 1
    assert found.low < found.high


def test_a_steady_change_is_found_exactly() -> None:
    found = trend_of([5.0, 4.5, 4.0, 3.5])

    assert found is not None
    assert (found.mean, found.low, found.high) == pytest.approx((-0.5, -0.5, -0.5))


def test_two_games_make_no_trend() -> None:
    assert trend_of([1.0, 2.0]) is None
