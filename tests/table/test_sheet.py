"""The score sheet: running totals and the main word of a play."""

from __future__ import annotations

import pytest

from letrado.game.play import Play
from letrado.table.main_word import main_word
from letrado.table.sheet import Entry, running_totals, total_of
from tests.game.plays import SPANISH, board_after


def test_each_player_has_a_running_total() -> None:
    entries = (
        Entry("A", "play", points=20),
        Entry("B", "exchange", count=3),
        Entry("A", "play", points=8),
        Entry("B", "play", points=74),
    )

    assert [total for _, total in running_totals(entries)] == [20, 0, 28, 74]
    assert [row for row, _ in running_totals(entries)] == list(entries)
    assert (total_of(entries, "A"), total_of(entries, "B")) == (28, 74)


def test_an_empty_sheet_adds_up_to_nothing() -> None:
    assert running_totals(()) == []
    assert total_of((), "A") == 0


def main_word_of(play: str, *before: str) -> str:
    squares = [square for square, _ in Play.parse(play, SPANISH).placements()]
    word = main_word(board_after(*before, play), squares)
    return f"{word.start} {word.direction} {'-'.join(word.letters)}" if word else ""


@pytest.mark.parametrize(
    ("play", "before", "word"),
    [
        ("8F CASA", (), "F8 across C-A-S-A"),
        ("H7 A.A", ("8F CASA",), "H7 down A-S-A"),
        ("9F OS", ("8F CASA",), "F9 across O-S"),
        ("8J S", ("8F CASA",), "F8 across C-A-S-A-S"),
        ("J8 S", ("8F CASA", "J9 OL"), "F8 across C-A-S-A-S"),
        ("J8 S", ("8H SA", "J9 OLAS"), "J8 down S-O-L-A-S"),
        ("H8 S", (), ""),
        ("8F [CH]A", (), "F8 across CH-A"),
    ],
)
def test_the_main_word_lies_in_the_line_of_the_play_or_is_the_longer_one(
    play: str, before: tuple[str, ...], word: str
) -> None:
    assert main_word_of(play, *before) == word
