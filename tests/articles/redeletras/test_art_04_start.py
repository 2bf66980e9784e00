import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.side import Side
from letrado.rules.start import Format, StartFacts, settle_lot, who_starts
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


@pytest.mark.parametrize("format", ["round_robin", "swiss", "match", "teams", "friendly"])
def test_art_4_every_start_is_drawn(format: Format) -> None:
    start = who_starts(StartFacts(format, starts=(3, 4), previous_starter="A"), BOOK)

    assert start.side is None
    assert_cites(start.ruling, BOOK.id, "4")


@pytest.mark.parametrize(
    ("tile_a", "tile_b", "side"),
    [("A", "B", "A"), ("A", "?", "B"), ("CH", "C", "B"), ("E", "E", None), ("?", "?", None)],
)
def test_art_4_the_tile_nearest_to_a_starts(tile_a: str, tile_b: str, side: Side | None) -> None:
    start = settle_lot(tile_a, tile_b, BOOK)

    assert start.side == side
    assert_cites(start.ruling, BOOK.id, "4 A25")
