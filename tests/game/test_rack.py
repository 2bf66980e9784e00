from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.errors import ConflictError
from letrado.game.rack import Rack
from tests.game.plays import CATALAN, SPANISH
from tests.game.strategies import tile_sets, tiles_of_a_rack


def test_a_rack_is_read_tile_by_tile_and_written_back() -> None:
    rack = Rack.parse("an[ch]o?ll", SPANISH)

    assert rack.tiles == ("A", "N", "CH", "O", "?", "LL")
    assert len(rack) == 6
    assert rack.written(SPANISH) == "AN[CH]O?[LL]"


@given(st.data())
def test_any_rack_reads_back_as_it_was_written(data: st.DataObject) -> None:
    tile_set = data.draw(tile_sets)
    rack = Rack(data.draw(tiles_of_a_rack(tile_set)))

    assert Rack.parse(rack.written(tile_set), tile_set) == rack


def test_a_rack_is_worth_its_tiles_and_blanks_nothing() -> None:
    assert Rack.parse("[CH]Z?A", SPANISH).points(SPANISH) == 5 + 10 + 0 + 1
    assert Rack.parse("[L·L]?", CATALAN).points(CATALAN) == 10
    assert Rack().points(SPANISH) == 0


def test_tiles_leave_the_rack_one_by_one_and_the_others_keep_their_order() -> None:
    rack = Rack.parse("CASADA?", SPANISH)

    assert rack.without(["A", "?", "A"]).tiles == ("C", "S", "D", "A")
    assert rack.tiles == ("C", "A", "S", "A", "D", "A", "?")


@given(st.data())
def test_tiles_added_and_taken_away_again_leave_the_same_tiles(data: st.DataObject) -> None:
    rack = Rack(data.draw(tiles_of_a_rack(SPANISH)))
    others = data.draw(tiles_of_a_rack(SPANISH))
    fuller = rack.with_tiles(others)

    assert len(fuller) == len(rack) + len(others)
    assert Counter(fuller.without(others).tiles) == Counter(rack.tiles)


@pytest.mark.parametrize(
    ("rack", "tiles", "lacking"),
    [
        ("CASA", ["C", "A", "A", "A"], "A"),
        ("CH", ["C"], "C"),
        ("C[H]", ["CH"], "CH"),
        ("CASA", ["?"], "?"),
    ],
)
def test_a_tile_that_is_not_there_cannot_leave(rack: str, tiles: list[str], lacking: str) -> None:
    held = Rack.parse(rack, SPANISH)

    with pytest.raises(ConflictError) as refused:
        held.without(tiles)

    assert refused.value.code == "tile_not_on_rack"
    assert refused.value.facts == {"tile": lacking, "rack": " ".join(held.tiles)}
    assert not held.holds(tiles)


@given(st.data())
def test_a_rack_holds_what_may_leave_it(data: st.DataObject) -> None:
    rack = Rack(data.draw(tiles_of_a_rack(SPANISH)))
    some = data.draw(st.lists(st.sampled_from(rack.tiles), unique=True)) if rack.tiles else []

    assert rack.holds(some)
    assert len(rack.without(some)) == len(rack) - len(some)
