"""Games rebuilt from two sheets without places; errors planted in them are found."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.errors import InputError
from letrado.game.tileset import load_tile_set
from letrado.records.gcg import read_gcg
from letrado.records.gcg_writing import write_gcg
from letrado.records.rebuild.alignment import turns_of
from letrado.records.rebuild.comparison import differences
from letrado.records.rebuild.correction import IsWord
from letrado.records.rebuild.game import rebuilt_game
from letrado.records.rebuild.score_sheet import LONGEST_SHEET, ScoreSheet, read_sheet
from letrado.records.rebuild.search import Problem, readings
from letrado.rulebook.loader import load_rulebook
from letrado.rules.side import Side
from tests.long_profile import long_only
from tests.records.games import BOOK, played_game, words
from tests.records.rebuild.planted import planted
from tests.records.rebuild.rebuilding import outcome

BOX = load_tile_set("es-100")
FEW, MANY = 1, 200

A = """\
Ana - Bruno
CASA 12 12
SALE 10 10
"""


def sheet(text: str) -> ScoreSheet:
    return read_sheet(text.encode(), "sheet", BOX)


def problem(a: str, b: str, is_word: IsWord | None = None) -> Problem:
    return Problem(BOX, tuple(turns_of(sheet(a).entries, sheet(b).entries)), is_word=is_word)


def knows(*words: str) -> IsWord:
    return lambda word: "".join(word) in words


def told_of(asked: Problem) -> list[tuple[int, str, Side | None, str, str]]:
    told = differences(asked, readings(asked)[0], load_rulebook(BOOK))
    return [(one.turn, one.matter, one.sheet, one.written, one.right) for one in told]


def rebuilt(games: int) -> tuple[int, int]:
    """Short words fit two places for the same points: a reading as good as the first counts."""
    right = flagged = 0
    for number in range(games):
        random = Random(number)
        record = played_game(number)
        sheets = planted(record, random), planted(record, random)
        found = outcome(record, sheets, words().__contains__)
        right += found.in_reach
        flagged += found.flagged
    return right, flagged


def test_a_few_games_are_rebuilt_and_every_error_in_them_is_flagged() -> None:
    assert rebuilt(FEW) == (FEW, 2 * FEW)


@long_only
def test_many_games_are_rebuilt_and_every_error_in_them_is_flagged() -> None:
    right, flagged = rebuilt(MANY)

    assert right >= 0.95 * MANY
    assert flagged == 2 * MANY


@pytest.mark.parametrize(
    ("line", "kind", "points", "total"),
    [
        ("1. Ana: 8H ANCHOA 34 34", "play", 34, 34),
        ("anchoa 34", "play", 34, None),
        ("ANCHOA = 34, 120", "play", 34, 120),
        ("ANCHOA 8h 34", "play", 34, None),
        ("? 20 20", "play", 20, 20),
        ("pasa 0 20", "pass", 0, 20),
        ("- 0 20", "pass", 0, 20),
        ("cambia 3", "exchange", None, None),
        ("canvia 2 0 31", "exchange", 0, 31),
        ("%%%", "unread", None, None),
        ("Bruno: fichas -5 300", "tiles_left", -5, 300),
        ("Ana: tiempo -10 290", "time", -10, 290),
    ],
)
def test_a_line_of_a_sheet_is_read_forgivingly(
    line: str, kind: str, points: int | None, total: int | None
) -> None:
    (entry,) = sheet(line).entries

    assert (entry.kind, entry.points, entry.total) == (kind, points, total)
    if "nchoa" in line.lower():
        assert entry.word == ("A", "N", "CH", "O", "A")


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda x: x.decode("latin-1")))
def test_any_text_is_a_sheet_or_an_input_error(text: str) -> None:
    try:
        found = sheet(text)
    except InputError as refused:
        found = None
        code = refused.code
    assert found is not None or code == "sheet_empty"


def test_a_sheet_has_an_end() -> None:
    with pytest.raises(InputError, match="sheet_too_long"):
        sheet("CASA 8\n" * (LONGEST_SHEET + 1))


def test_the_arithmetic_says_which_sheet_is_right() -> None:
    wrong = A.replace("CASA 12 12", "CASA 13 13")
    found = readings(problem(A, wrong))
    told = differences(problem(A, wrong), found[0], load_rulebook(BOOK))

    assert found[0].trials[0] is not None
    assert found[0].trials[0].points == 12
    assert [(one.matter, one.sheet, one.written, one.right) for one in told if one.turn == 1] == [
        ("points_differ", "B", "13", "12")
    ]
    assert told[0].ruling is not None
    assert "41" in [citation.reference for citation in told[0].ruling.grounds]


def test_a_turn_that_fits_nowhere_is_left_open_not_guessed() -> None:
    lost = A.replace("SALE 10 10", "? 10 10")
    asked = problem(lost, lost)
    best = readings(asked)[0]
    told = differences(asked, best, load_rulebook(BOOK))
    record = rebuilt_game(asked, best, (sheet(lost), sheet(lost)), BOOK)

    assert best.trials[1] is None
    assert "left_open" in [one.matter for one in told]
    assert record.incomplete
    assert read_gcg(write_gcg(record), "x").record == record


def test_a_turn_missing_from_one_sheet_is_told() -> None:
    longer = A + "PATO 15 27\n"
    told = differences(problem(longer, A), readings(problem(longer, A))[0], load_rulebook(BOOK))

    assert ("turn_missing", "B") in [(one.matter, one.sheet) for one in told]


def test_the_letter_of_a_blank_is_that_of_the_player_who_laid_it() -> None:
    own, rival = A.replace("CASA 12", "CAsA 10"), A.replace("CASA 12", "CAlA 10")
    asked = problem(own, rival)
    best = readings(asked)[0]
    told = differences(asked, best, load_rulebook(BOOK))

    assert best.trials[0] is not None
    word = [one for one in told if one.matter == "word_differs" and one.turn == 1]
    assert [(one.sheet, one.written, one.right) for one in word] == [("B", "CAlA", "CAsA")]
    assert word[0].ruling is not None
    assert word[0].ruling.reason == "blank.placer_prevails"
    assert "10.4" in [citation.reference for citation in word[0].ruling.grounds]


def test_a_slip_of_the_pen_is_put_right_where_the_points_bear_it_out() -> None:
    slip, lost = A.replace("CASA", "CAXA"), A.replace("CASA", "?")

    assert told_of(problem(slip, lost, knows("CASA", "CAMA", "SALE"))) == [
        (1, "word_differs", "A", "CAXA", "CASA"),
        (1, "word_missing", "B", "", "CASA"),
    ]


def test_two_slips_in_one_word_leave_the_word_that_explains_both() -> None:
    one, two = A.replace("CASA", "XASA"), A.replace("CASA", "CASX")

    assert told_of(problem(one, two, knows("CASA", "PASA", "CASO", "SALE"))) == [
        (1, "word_differs", "A", "XASA", "CASA"),
        (1, "word_differs", "B", "CASX", "CASA"),
    ]


def test_a_word_that_is_none_stays_as_written_where_it_fits_and_is_told() -> None:
    odd = A.replace("CASA", "CALA")

    assert told_of(problem(odd, odd, knows("CASA", "SALE"))) == [
        (1, "not_a_word", "A", "CALA", ""),
        (1, "not_a_word", "B", "CALA", ""),
    ]
    assert told_of(problem(odd, odd)) == []


def test_of_two_words_that_fit_the_good_one_is_taken() -> None:
    odd = A.replace("CASA", "CALA")
    good = knows("CASA", "SALE")

    assert told_of(problem(odd, A, good)) == [(1, "word_differs", "A", "CALA", "CASA")]
    assert told_of(problem(A, odd, good)) == [(1, "word_differs", "B", "CALA", "CASA")]


def test_a_word_or_points_left_out_are_told() -> None:
    lost = A.replace("CASA", "?")
    assert told_of(problem(lost, lost))[:3] == [
        (1, "left_open", None, "", ""),
        (1, "word_missing", "A", "", "?"),
        (1, "word_missing", "B", "", "?"),
    ]
    assert told_of(problem(A, A.replace("CASA 12 12", "CASA"))) == [
        (1, "points_missing", "B", "", "12")
    ]
