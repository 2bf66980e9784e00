from __future__ import annotations

from dataclasses import replace

import pytest

from letrado.engine.engine import Engine, Exchange, Pass, RatedPlay
from letrado.engine.position import Position
from letrado.engine.rating import read_move
from letrado.engine.simulation import (
    Candidate,
    LastMove,
    Simulated,
    SimulationOptions,
    simulate,
)
from letrado.errors import InputError, LetradoError
from letrado.game.play import Play
from letrado.game.tileset import load_tile_set
from tests.reference.rollout import spread_after

SPANISH = load_tile_set("es-100")
EMPTY = "/".join(["15"] * 15)
OPENING = f"{EMPTY} CASAMES/ 0/0 0"
BOARD = "15/15/15/15/15/15/15/7CASA4/7A7/7L7/7L7/7E7/15/15/15"
MIDDLE = f"{BOARD} MESARLO/ 20/12 0"


def position(text: str) -> Position:
    return Position.parse(text, SPANISH)


def by_move(found: Simulated) -> dict[str, Candidate]:
    return {
        each.move.play.written(SPANISH): each
        for each in found.candidates
        if isinstance(each.move, RatedPlay)
    }


@pytest.mark.parametrize("text", [OPENING, MIDDLE, f"{BOARD} QVXÑBBG/ 5/90 3"])
@pytest.mark.parametrize("plies", [0, 1, 2, 5])
def test_rollouts_are_played_as_by_hand(small_engine: Engine, text: str, plies: int) -> None:
    asked = SimulationOptions(rollouts=4, candidates=1, plies=plies, seed=3)
    found = simulate(small_engine, position(text), asked).best
    spreads = [
        spread_after(small_engine, position(text), found.move, plies=plies, seed=3, deal=deal)
        for deal in range(4)
    ]

    scores = position(text).scores
    assert found.rollouts == 4
    assert found.equity == pytest.approx(sum(spreads) / 4 - scores[0] + scores[1], abs=0.01)


def test_the_same_seed_gives_the_same_result_on_any_number_of_threads(
    small_engine: Engine,
) -> None:
    asked = SimulationOptions(rollouts=300, seed=9, candidates=6)
    one = simulate(small_engine, position(MIDDLE), asked)
    again = simulate(small_engine, position(MIDDLE), asked)
    four = simulate(small_engine, position(MIDDLE), replace(asked, threads=4))

    assert one == again == four


def test_every_candidate_meets_the_same_tiles(small_engine: Engine) -> None:
    alone = simulate(
        small_engine, position(MIDDLE), SimulationOptions(rollouts=8, candidates=1)
    ).best
    together = simulate(
        small_engine, position(MIDDLE), SimulationOptions(rollouts=16, candidates=2)
    )
    twin = next(each for each in together.candidates if each.move == alone.move)

    assert (twin.rollouts, alone.rollouts) == (8, 8)
    assert (twin.win, twin.equity) == (alone.win, alone.equity)


def test_a_move_that_is_asked_for_stays_to_the_end(small_engine: Engine) -> None:
    here = position(MIDDLE)
    poor = read_move("12G M.S", small_engine, here)
    found = simulate(
        small_engine, here, SimulationOptions(rollouts=200, candidates=4), extra=[poor, Pass()]
    )

    assert poor in [each.move for each in found.candidates]
    assert Pass() in [each.move for each in found.candidates]
    most = max(each.rollouts for each in found.candidates)
    assert by_move(found)["12G M.S"].rollouts == most


def test_candidates_come_best_first(small_engine: Engine) -> None:
    found = simulate(small_engine, position(MIDDLE), SimulationOptions(rollouts=400))
    utilities = [each.utility for each in found.candidates]

    assert utilities == sorted(utilities, reverse=True)
    assert all(0 <= each.win <= 1 for each in found.candidates)


def test_a_tournament_may_need_more_than_a_win(small_engine: Engine) -> None:
    def chance(needed: int | None) -> float:
        asked = SimulationOptions(rollouts=100, candidates=1, needed_spread=needed)
        return simulate(small_engine, position(MIDDLE), asked).best.win

    assert chance(-300) > chance(None) > chance(100) > chance(300)


def test_clock_penalties_count_at_the_end(small_engine: Engine) -> None:
    def chance(own: int, other: int) -> float:
        asked = SimulationOptions(rollouts=100, candidates=1, penalties=(own, other))
        return simulate(small_engine, position(MIDDLE), asked).best.win

    assert chance(0, 50) > chance(0, 0) == chance(20, 20) > chance(50, 0)


def test_a_wrong_word_costs_what_its_challenge_costs(small_engine: Engine) -> None:
    here = position(MIDDLE)
    wrong = read_move("12H .MESARLO", small_engine, here)

    def gain(challenged: float) -> float:
        asked = SimulationOptions(rollouts=64, candidates=1, challenged=challenged)
        found = simulate(small_engine, here, asked, extra=[wrong])
        return next(each.equity for each in found.candidates if each.move == wrong)

    assert gain(0.0) > gain(1.0)


def test_an_opponent_who_loses_turns_is_easier(small_engine: Engine) -> None:
    def win(fails: float) -> float:
        asked = SimulationOptions(rollouts=200, candidates=1, opponent_taken_back=fails)
        return simulate(small_engine, position(MIDDLE), asked).best.win

    assert win(1.0) > win(0.0)


def test_the_opponents_leave_is_inferred_from_his_play(small_engine: Engine) -> None:
    asked = SimulationOptions(rollouts=40, last=LastMove(Play.parse("H9 ALLE", SPANISH), points=14))
    found = simulate(small_engine, position(MIDDLE), asked)
    exchanged = SimulationOptions(rollouts=40, last=LastMove(exchanged=3))

    assert found.inferred_from > 1
    assert simulate(small_engine, position(MIDDLE), exchanged).inferred_from > 1


def test_progress_is_told_and_what_it_raises_comes_back(small_engine: Engine) -> None:
    told: list[Simulated] = []
    asked = SimulationOptions(rollouts=3000, confidence=0.999999, plies=8)
    simulate(small_engine, position(MIDDLE), asked, on_progress=told.append)

    def fail(so_far: Simulated) -> None:
        raise KeyboardInterrupt(so_far)

    assert told
    assert told[0].ended is None
    with pytest.raises(KeyboardInterrupt):
        simulate(small_engine, position(MIDDLE), asked, on_progress=fail)


def test_a_simulation_can_be_cancelled(small_engine: Engine) -> None:
    asked = SimulationOptions(rollouts=10**9, confidence=0.999999, spread_weighs=1.0)
    found = simulate(small_engine, position(MIDDLE), asked, cancel=lambda: True)

    assert found.ended == "cancelled"
    assert found.candidates


def test_time_too_short_for_a_rollout_still_gives_an_answer(small_engine: Engine) -> None:
    found = simulate(small_engine, position(MIDDLE), SimulationOptions(seconds=0.001))

    assert isinstance(found.best.move, RatedPlay | Exchange)
    assert found.ended in {"seconds", "settled"}


def test_memory_is_a_limit(small_engine: Engine) -> None:
    asked = SimulationOptions(
        rollouts=10**9, megabytes=1, confidence=0.999999, plies=0, spread_weighs=1.0
    )
    found = simulate(small_engine, position(MIDDLE), asked)
    with pytest.raises(InputError) as refused:
        simulate(small_engine, position(MIDDLE), SimulationOptions(megabytes=1, threads=8))

    assert found.ended in {"memory", "settled"}
    assert refused.value.code == "memory_too_small"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": 0.0},
        {"seconds": float("nan")},
        {"rollouts": 0},
        {"plies": -1},
        {"threads": 65},
        {"candidates": 0},
        {"confidence": 1.0},
        {"challenged": 1.5},
        {"seed": -1},
    ],
)
def test_options_out_of_range_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(InputError) as refused:
        SimulationOptions(**wrong)  # type: ignore[arg-type]

    assert refused.value.code == "option_out_of_range"


@pytest.mark.parametrize("text", ["8A XX", "8H CASA", "A1 MESAS", "-ZZ", "1A MES."])
def test_moves_that_cannot_be_made_are_refused(small_engine: Engine, text: str) -> None:
    with pytest.raises(LetradoError):
        read_move(text, small_engine, position(MIDDLE))


def test_with_nothing_else_to_do_one_passes(small_engine: Engine) -> None:
    found = simulate(small_engine, position(f"{EMPTY} X/ 0/0 0"), SimulationOptions(rollouts=8))

    assert found.candidates
