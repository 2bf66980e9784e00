from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from letrado.engine.comparison import compare
from letrado.engine.comparison_wording import told
from letrado.engine.engine import Engine, Pass
from letrado.engine.openings import openings_of, triples_in_reach
from letrado.engine.position import Position
from letrado.engine.rating import read_move
from letrado.engine.simulation import SimulationOptions
from letrado.game.board import Board
from letrado.game.play import PlacedTile, Play
from letrado.game.square import Square
from letrado.game.tileset import BLANK, load_tile_set
from letrado.messages.catalogue import LANGUAGES, Language, catalogue
from letrado.messages.numbers import percent_text

SPANISH = load_tile_set("es-100")
EMPTY = "/".join(["15"] * 15)
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


def whole(section: str, language: Language) -> set[str]:
    """What sentences of a section begin with, up to the first fact or the first comma."""
    texts = {
        key: text for key, text in catalogue().items() if key.startswith(f"comparison.{section}.")
    }
    assert texts
    found = set()
    for text in texts.values():
        said = text.in_language(language)
        for form in (said,) if isinstance(said, str) else (said.one, said.other):
            found.add(max(re.split(r"\{\w+\}", form), key=len).strip())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (f"{BOARD} MESARLO/ 20/12 0", ("8H ....S", "13I MES")),
        (f"{BOARD} MESARLO/ 20/12 0", ("13I MES", "-MES")),
        (f"{BOARD} MESARLO/ 20/12 0", ("-MES", "-")),
        (f"{EMPTY} CASAMES/ 0/0 0", ("8H CASA", "8G MES")),
    ],
)
def test_points_leave_openings_hooks_tiles_and_chance_are_always_told(
    small_engine: Engine, text: str, moves: tuple[str, str], language: Language
) -> None:
    here = Position.parse(text, SPANISH)
    one, other = (read_move(move, small_engine, here) for move in moves)
    found = compare(small_engine, here, one, other, FEW)
    sentences = told(found, SPANISH, language)

    assert found.worse is not None
    assert {found.better.move, found.worse.move} == {one, other}
    for section in ("win", "points", "leave", "opens", "unseen"):
        assert any(part in said for part in whole(section, language) for said in sentences), section
    plays = [each for each in (found.better, found.worse) if each.openings is not None]
    hooks = [said for said in sentences if any(part in said for part in whole("hook", language))]
    assert len(hooks) >= len({each.openings.word for each in plays if each.openings is not None})
    assert len(sentences) == len(set(sentences))
    assert all(said[0] == said[0].upper() and "{" not in said for said in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_written_as_the_language_writes_them(
    small_engine: Engine, language: Language
) -> None:
    one = read_move("8H ....S", small_engine, HERE)
    other = read_move("13I MES", small_engine, HERE)
    found = compare(small_engine, HERE, one, other, FEW)
    text = " ".join(told(found, SPANISH, language))

    assert found.worse is not None
    for fact in (
        str(found.better.candidate.points),
        percent_text(found.better.candidate.win, language, 1),
        percent_text(found.worse.candidate.win, language, 1),
        str(found.unseen),
    ):
        assert fact in text
    assert bool(re.search(r"\d,\d", text)) is (language != "en")


def test_a_play_is_shown_with_what_it_runs_through(small_engine: Engine) -> None:
    one = read_move("8H ....S", small_engine, HERE)
    found = compare(small_engine, HERE, one, read_move("13I MES", small_engine, HERE), FEW)

    assert "8H (CASA)S" in " ".join(told(found, SPANISH, "es"))


def far_from_the_play(position: Position) -> Iterator[tuple[Square, PlacedTile]]:
    """All unseen tiles but seven, in the upper rows."""
    tiles = sorted(position.unseen(SPANISH).elements())[:-7]
    for at, tile in enumerate(tiles):
        placed = PlacedTile("A", blank=True) if tile == BLANK else PlacedTile(tile)
        yield Square(at // 15, at % 15), placed


def test_an_ending_is_told_by_how_it_ends(small_engine: Engine) -> None:
    here = replace(HERE, board=HERE.board.with_tiles(far_from_the_play(HERE)))
    found = compare(small_engine, here, read_move("13I MES", small_engine, here), Pass(), FEW)
    sentences = told(found, SPANISH, "es")

    assert found.in_bag == 0
    assert found.better.candidate.points == 8
    spread = round(found.spread + found.better.candidate.equity)
    assert any(f"ganada por {spread}" in said for said in sentences)
    assert "La bolsa está vacía: el rival tiene 7 fichas." in sentences


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
