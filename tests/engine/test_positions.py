"""Two hundred positions on whose number of plays three other engines agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from letrado.engine.engine import Engine, RatedPlay
from letrado.engine.leaves import no_leaves
from letrado.engine.position import Position
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words

ALL = 1_000_000

# Work on speed changes no result: plays and the sum of their points over the two hundred positions.
SIGNATURE = (259_768, 2_343_253)


@pytest.fixture
def counted(shared: Path) -> list[tuple[int, Position]]:
    lines = (shared / "bench" / "positions_es.tsv").read_text().splitlines()[1:]
    tile_set = load_tile_set("es-100")
    rows = [line.split("\t") for line in lines]
    return [(int(count), Position.parse(cgp, tile_set)) for count, cgp in rows]


def test_every_position_has_as_many_plays_as_other_engines_find(
    counted: list[tuple[int, Position]], big_engine: Engine
) -> None:
    assert len(counted) == 200
    for count, position in counted:
        assert big_engine.plays(position, most=1).count == count


def test_the_signature_of_plays_and_points_stays_the_same(
    counted: list[tuple[int, Position]], big_graph: Path
) -> None:
    tile_set = load_tile_set("es-100")
    words = read_words(big_graph, tile_set)
    engine = Engine(words, load_rulebook("fise-2009"), no_leaves(tile_set))
    found = [engine.plays(position, most=ALL) for _, position in counted]

    plays = sum(each.count for each in found)
    points = sum(rated.points for each in found for rated in each.plays)
    assert (plays, points) == SIGNATURE


def test_the_best_move_is_the_first_of_all_plays(
    counted: list[tuple[int, Position]], big_engine: Engine
) -> None:
    for _, position in counted:
        first = big_engine.plays(position, most=1).plays[0]
        move = big_engine.best(position)
        if isinstance(move, RatedPlay):
            assert move.equity == first.equity
        else:
            assert move.equity >= first.equity


def test_positions_are_written_as_they_were_read(shared: Path) -> None:
    tile_set = load_tile_set("es-100")
    for line in (shared / "bench" / "positions_es.tsv").read_text().splitlines()[1:]:
        cgp = line.split("\t")[1]
        assert Position.parse(cgp, tile_set).written() == cgp
