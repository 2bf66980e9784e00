from __future__ import annotations

import pytest

from letrado.engine.comparison import compare
from letrado.engine.comparison_wording import told
from letrado.engine.engine import Engine
from letrado.engine.openings import openings_of, triples_in_reach
from letrado.engine.position import Position
from letrado.engine.rating import read_move
from letrado.engine.simulation import SimulationOptions
from letrado.game.board import Board
from letrado.game.play import Play
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set
from letrado.messages.catalogue import LANGUAGES, Language

SPANISH = load_tile_set("es-100")
BOARD = "15/15/15/15/15/15/15/7CASA4/7A7/7L7/7L7/7E7/15/15/15"
HERE = Position.parse(f"{BOARD} MESARLO/ 20/12 0", SPANISH)
FEW = SimulationOptions(rollouts=200)


def test_hooks_are_the_letters_that_lengthen_the_word(small_engine: Engine) -> None:
    found = openings_of(Play.parse("12H .SO", SPANISH), small_engine, HERE)
    hooks = {str(hook.square): hook.letters for hook in found.hooks}

    assert found.word == ("E", "S", "O")
    assert hooks == {}


def test_a_hook_counts_the_unseen_tiles_and_blanks(small_engine: Engine) -> None:
    found = openings_of(Play.parse("13I MES", SPANISH), small_engine, HERE)
    (hook,) = found.hooks

    assert str(hook.square) == "L13"
    assert hook.letters == ("A",)
    assert hook.unseen == 12 - 4 + 2  # twelve in the box, four in sight, two blanks


def test_a_long_play_brings_a_triple_within_reach(small_engine: Engine) -> None:
    found = openings_of(Play.parse("13H SOL", SPANISH), small_engine, HERE)

    assert Square.parse("O15") in found.triples or Square.parse("H15") in triples_in_reach(
        HERE.board
    )


def test_nothing_is_within_reach_of_an_empty_board() -> None:
    assert triples_in_reach(Board()) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_says_points_leave_and_chances(
    small_engine: Engine, language: Language
) -> None:
    one = read_move("8H ....S", small_engine, HERE)
    other = read_move("13I MES", small_engine, HERE)
    found = compare(small_engine, HERE, one, other, FEW)
    text = " ".join(told(found, SPANISH, language))

    assert found.worse is not None
    assert {found.better.move, found.worse.move} == {one, other}
    for fact in (
        str(found.better.candidate.points),
        f"{100 * found.better.candidate.win:.1f}",
        f"{100 * found.worse.candidate.win:.1f}",
        str(found.unseen),
    ):
        assert fact in text
    assert "{" not in text


def test_without_another_move_the_best_is_the_rival(small_engine: Engine) -> None:
    poor = read_move("-MESARLO", small_engine, HERE)
    found = compare(small_engine, HERE, poor, None, FEW)

    assert found.worse is not None
    assert poor in (found.better.move, found.worse.move)
    assert found.better.candidate.utility >= found.worse.candidate.utility


def test_a_move_against_itself_is_the_only_one(small_engine: Engine) -> None:
    one = read_move("13I MES", small_engine, HERE)
    found = compare(small_engine, HERE, one, one, SimulationOptions(rollouts=40))

    assert not found.is_clear
