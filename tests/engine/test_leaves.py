from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from letrado.engine.engine import Engine
from letrado.engine.leaves import load_leaves, read_leaves
from letrado.engine.match import MatchResult, play_match
from letrado.engine.players import player
from letrado.errors import LetradoError
from tools.leaves import Plan, train


def test_leaves_survive_the_journey_to_a_file() -> None:
    leaves = load_leaves("es-100")
    again = read_leaves(leaves.written(), "again")

    assert again.table.worths() == leaves.table.worths()
    assert again.tile_set.id == "es-100"


def test_spanish_leaves_know_what_players_know() -> None:
    leaves = load_leaves("es-100")

    assert leaves.worth("?") > 15
    assert leaves.worth("S") > 0 > leaves.worth("Q")
    assert leaves.worth(["A", "E", "R"]) > leaves.worth(["U", "U", "U"])
    assert leaves.worth([]) == 0
    assert leaves.worth(["Q", "Q"]) == 0  # there is only one


def test_catalan_leaves_know_what_players_know() -> None:
    leaves = load_leaves("ca-100")

    assert leaves.worth("?") > 15
    assert leaves.worth("S") > 0
    assert leaves.worth(["A", "E", "R"]) > leaves.worth(["U", "U", "U"])
    assert leaves.worth(["QU", "QU"]) == 0  # there is only one


def test_a_tile_set_without_trained_leaves_has_none() -> None:
    assert load_leaves("es-103").worth("A") == 0


@pytest.mark.parametrize("keep", [0, 5, 17, 40, 5000])
def test_a_damaged_file_is_an_error(keep: int) -> None:
    content = load_leaves("es-100").written()

    for hurt in (content[:keep], content[:keep] + b"x" + content[keep + 1 :]):
        if hurt == content:
            continue
        with pytest.raises(LetradoError):
            read_leaves(hurt, "hurt")


def test_leaves_win_most_game_pairs(big_engine: Engine) -> None:
    players = player("letrado", big_engine), player("voraz", big_engine)
    result = play_match(big_engine, players, pairs=100, seed=2026, threads=2)

    assert result.won >= 0.6
    assert result.chance() < 0.01


def test_a_match_does_not_depend_on_threads(small_engine: Engine) -> None:
    players = player("letrado", small_engine), player("voraz", small_engine)
    one = play_match(small_engine, players, pairs=60, seed=3, threads=1)
    two = play_match(small_engine, players, pairs=60, seed=3, threads=2)

    assert one == two


@pytest.mark.parametrize("spreads", [(3, -1, 4, 1, -5, 9), (7,), (2, 2, -2), (10, 20, 30, 40, -1)])
def test_the_chance_of_luck_is_that_of_all_tosses(spreads: tuple[int, ...]) -> None:
    reached = abs(sum(spreads))
    tosses = list(product((1, -1), repeat=len(spreads)))
    sums = [sum(s * t for s, t in zip(spreads, toss, strict=True)) for toss in tosses]
    exact = sum(abs(total) >= reached for total in sums) / len(tosses)

    assert MatchResult(tuple((spread, 0) for spread in spreads)).chance() == pytest.approx(
        exact, abs=0.03
    )


def test_training_repeats_on_any_number_of_threads_and_in_parts(
    small_engine: Engine, tmp_path: Path
) -> None:
    plan = Plan(generations=2, games=8, racks=3, seed=5, threads=1)
    whole = train(small_engine, replace(plan, threads=3)).written()

    assert train(small_engine, plan, tmp_path).written() == whole
    last = tmp_path / plan.kept_as(2, small_engine.tile_set)
    last.unlink()
    train(small_engine, plan, tmp_path)
    assert last.read_bytes() == whole


def test_luck_is_told_from_strength() -> None:
    assert MatchResult(((10, 20),) * 40).chance() < 0.01
    assert MatchResult(((10, 20), (-40, 10)) * 20).chance() > 0.9
