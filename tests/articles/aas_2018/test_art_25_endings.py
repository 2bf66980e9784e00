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
    long_run,
)
from letrado.rules.side import Side
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("aas-2018")


def turns(*kinds: TurnKind) -> list[TurnTaken]:
    """Turns of A and B by turns."""
    sides: tuple[Side, Side] = ("A", "B")
    return [TurnTaken(sides[number % 2], kind) for number, kind in enumerate(kinds)]


def test_art_25a_two_passes_each() -> None:
    assert ending_by_passes(turns("pass", "pass", "pass"), BOOK) is None
    ending = ending_by_passes(turns("pass", "pass", "pass", "pass"), BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "25a A20")
    costs = adjustments("passes", {"A": 7, "B": 3}, None, BOOK)
    assert [(a.side, a.points) for a in costs] == [("A", -7), ("B", -3)]
    assert_cites([a.ruling for a in costs], BOOK.id, "25a A15")


def test_art_25a_an_exchange_is_no_pass() -> None:
    assert ending_by_passes(turns("pass", "pass", "exchange", "pass"), BOOK) is None


def test_art_25a_a_play_challenged_off_is_a_pass() -> None:
    ending = ending_by_passes(turns("pass", "invalid_play", "pass", "pass"), BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "25a")


@pytest.mark.parametrize(("kind", "reading"), [("breach", "A02"), ("timer", "A09")])
def test_art_25a_so_is_a_turn_lost_by_handling_or_timer(kind: TurnKind, reading: str) -> None:
    ending = ending_by_passes(turns("pass", kind, "pass", "pass"), BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, f"25a {reading}")


def test_art_25b_out_with_an_empty_bag() -> None:
    assert ending_by_out(0, 1, BOOK) is None
    assert ending_by_out(1, 0, BOOK) is None
    ending = ending_by_out(0, 0, BOOK)
    assert ending is not None
    assert_cites(ending.ruling, BOOK.id, "25b A86")
    costs = adjustments("out", {"A": 0, "B": 11}, "A", BOOK)
    assert [(a.side, a.points) for a in costs] == [("A", 11), ("B", -11)]
    assert_cites([a.ruling for a in costs], BOOK.id, "25b")


def test_art_25_no_long_run_ends_a_game() -> None:
    run: tuple[TurnKind, ...] = ("exchange",) * 40
    assert ending_by_zero_run(turns(*run), {"A": 1, "B": 0}, BOOK) is None
    assert not long_run(BOOK).allowed


def test_art_25_the_list_is_closed() -> None:
    ending, told = ending_by_declaration(BOOK)
    assert ending is None
    assert_cites(told, BOOK.id, "25 A17")
    assert ending_by_time((9, 9), BOOK) is None
