import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.ending import (
    TurnKind,
    TurnTaken,
    adjustments,
    ending_by_declaration,
    ending_by_out,
    ending_by_passes,
    ending_by_time,
    ending_by_zero_run,
)
from letrado.rules.side import Side
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


def turns(*kinds: TurnKind) -> list[TurnTaken]:
    """Turns of A and B by turns."""
    sides: tuple[Side, Side] = ("A", "B")
    return [TurnTaken(sides[number % 2], kind) for number, kind in enumerate(kinds)]


def test_art_37_1_both_declare_that_nobody_can_place() -> None:
    ending, told = ending_by_declaration(BOOK)
    assert ending is not None
    assert_cites(told, BOOK.id, "37.1 A18")
    costs = adjustments("no_moves", {"A": 4, "B": 8}, None, BOOK)
    assert [(a.side, a.points) for a in costs] == [("A", -4), ("B", -8)]


def test_art_37_2_two_passes_each() -> None:
    assert ending_by_passes(turns("pass", "pass", "pass"), BOOK) is None
    ending = ending_by_passes(turns("pass", "pass", "pass", "pass"), BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "37.2 A20")
    costs = adjustments("passes", {"A": 7, "B": 3}, None, BOOK)
    assert [(a.side, a.points) for a in costs] == [("A", -7), ("B", -3)]
    assert_cites([a.ruling for a in costs], BOOK.id, "37")


def test_art_37_2_an_exchange_is_no_pass() -> None:
    assert ending_by_passes(turns("pass", "pass", "exchange", "pass"), BOOK) is None


def test_art_37_2_a_play_challenged_off_is_a_pass() -> None:
    ending = ending_by_passes(turns("pass", "invalid_play", "pass", "pass"), BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "37.2")


@pytest.mark.parametrize(("kind", "reading"), [("breach", "A02"), ("timer", "A09")])
def test_art_37_2_so_is_a_turn_lost_by_handling_or_timer(kind: TurnKind, reading: str) -> None:
    ending = ending_by_passes(turns("pass", kind, "pass", "pass"), BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, f"37.2 {reading}")


def test_art_37_3_twelve_turns_without_tiles() -> None:
    start: tuple[TurnKind, ...] = ("exchange", "pass") * 5
    run = turns(*start, "invalid_play", "exchange")
    scored: dict[Side, int] = {"A": 120, "B": 98}
    assert ending_by_zero_run(run[:-1], scored, BOOK) is None
    ending = ending_by_zero_run(run, scored, BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "37.3")
    assert ending_by_zero_run(run, {"A": 0, "B": 0}, BOOK) is None


def test_art_37_3_a_turn_lost_for_a_surplus_is_not_counted() -> None:
    start: tuple[TurnKind, ...] = ("exchange",) * 11
    run = turns(*start, "overdraw")
    assert ending_by_zero_run(run, {"A": 1, "B": 0}, BOOK) is None


def test_art_37_4_out_with_an_empty_bag() -> None:
    assert ending_by_out(0, 1, BOOK) is None
    assert ending_by_out(1, 0, BOOK) is None
    ending = ending_by_out(0, 0, BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "37.4 A86")
    costs = adjustments("out", {"A": 0, "B": 11}, "A", BOOK)
    assert [(a.side, a.points) for a in costs] == [("A", 11), ("B", -11)]
    assert_cites([a.ruling for a in costs], BOOK.id, "37.4")


def test_art_37_5_time_leaves_the_scores_as_they_are() -> None:
    ending = ending_by_time((9, 9), BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "37.5")
    assert adjustments("time", {"A": 10, "B": 15}, None, BOOK) == ()
