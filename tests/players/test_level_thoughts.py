"""How levels come to their moves: judged, played on, or solved when the bag is empty."""

from __future__ import annotations

import pytest

from letrado.engine.endgame import solve
from letrado.engine.engine import Engine, RatedPlay
from letrado.engine.players import choice_of
from letrado.engine.position import Position
from letrado.game.board import Board
from letrado.game.rack import Rack
from letrado.players.levels import seat
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from tests.engine.test_simulation_by_the_book import ending, engine_of
from tests.players.test_whole_games import words_of

BY_BOOK = pytest.mark.parametrize("book_id", rulebook_ids())


def value_of(move: RatedPlay, engine: Engine, here: Position) -> int:
    """What a play of an ending gains to the end when both go on as well as can be."""
    opponent = Rack(tuple(here.unseen(engine.tile_set).elements()))
    if not move.leave:
        return move.points + 2 * sum(engine.tile_set.letters[t].points for t in opponent.tiles)
    after = Position(
        board=here.board.with_tiles(move.play.placements()),
        rack=opponent,
        scores=(here.scores[1], here.scores[0] + move.points),
    )
    return move.points - solve(engine, after).value


@BY_BOOK
def test_the_highest_level_solves_endings(book_id: str) -> None:
    engine = engine_of(book_id)
    here = ending(engine, "SOLA", "MR", (100, 95))
    master = seat("master", engine)
    chosen = choice_of(master, engine, here, seed=1)
    solution = solve(engine, here)

    assert solution.is_proved
    assert chosen.thought == "solved"
    assert isinstance(chosen.move, RatedPlay)
    assert value_of(chosen.move, engine, here) == solution.value
    assert choice_of(master, engine, here, seed=2) == chosen


@BY_BOOK
def test_before_that_it_plays_on_and_the_others_judge(book_id: str) -> None:
    engine = Engine(words_of(book_id), load_rulebook(book_id))
    start = Position(board=Board(), rack=Rack(tuple("SALEONM")))
    master = choice_of(seat("master", engine), engine, start, seed=1)
    expert = choice_of(seat("expert", engine), engine, start, seed=1)

    assert (master.thought, expert.thought) == ("simulated", "judged")
    assert master.rollouts > 0
    assert expert.rollouts == 0
