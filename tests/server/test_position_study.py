"""What the bag holds decides how a position is studied; figures come with every move."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.engine.pre_endgame import MOST_EXACT
from letrado.errors import InputError
from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.rack import Rack
from letrado.game.spelling import read_word
from letrado.game.square import Square, all_squares
from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import words_from
from letrado.rulebook.loader import load_rulebook
from letrado.server.position_study import Study, study

LIST = "as la al sal las ala alas es se ese eso so os lo los el le sol oso"
OWN = ("A", "S", "E")


@cache
def engine() -> Engine:
    book = load_rulebook("fise-2009")
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    words = words_from((read_word(word, tile_set) for word in LIST.split()), tile_set)
    return Engine(words, book)


def position(*, unseen: int) -> Position:
    """ALA on the board, and as many other tiles far from it as leave so many unseen."""
    board = Board().with_tiles(
        (Square(7, 6 + at), PlacedTile(letter)) for at, letter in enumerate("ALA")
    )
    tile_set = engine().tile_set
    bag = Counter({letter: facts.count for letter, facts in tile_set.letters.items()})
    bag -= Counter(OWN) + Counter("ALA")
    others = sorted(bag.elements())[unseen - tile_set.blanks :]
    free = [square for square in all_squares() if not 5 <= square.row <= 9]
    return Position(
        board.with_tiles(
            (square, PlacedTile(letter)) for square, letter in zip(free, others, strict=False)
        ),
        Rack(OWN),
    )


ENOUGH = 600.0  # seconds: no study waits for them here


def simulated() -> tuple[list[Study], Study]:
    """Stopped as soon as it has told of rollouts, however long that takes."""
    told: list[Study] = []

    def stopped() -> bool:
        return any(view.rollouts > 0 for view in told)

    return told, study(told.append, stopped, engine(), position(unseen=30), ENOUGH)


def solved(where: Position) -> Study:
    return study(lambda _: None, lambda: False, engine(), where, ENOUGH)


def test_with_tiles_in_the_bag_the_candidates_are_played_on() -> None:
    told, last = simulated()

    assert (last.kind, last.done) == ("simulation", True)
    assert last.rollouts > 0
    assert all(not view.done for view in told)
    best = last.moves[0]
    assert best.win is not None
    assert 0 <= best.win <= 1
    assert best.rollouts


def test_with_an_empty_bag_the_ending_is_solved() -> None:
    last = solved(position(unseen=4))

    assert (last.kind, last.done, last.proved) == ("ending", True, True)
    assert last.value == last.low == last.high
    assert last.moves[0].kind in {"play", "pass"}


def test_with_a_tile_in_the_bag_every_bag_is_tried() -> None:
    last = solved(position(unseen=8))

    assert (last.kind, last.done) == ("pre_ending", True)
    assert last.bags > 1
    plays = [move for move in last.moves[:MOST_EXACT] if move.kind == "play"]
    assert {move.certainty for move in plays} == {"exact"}  # so few words are soon tried
    assert all(move.low == move.high == move.equity for move in plays)


def test_a_play_says_which_tiles_it_lays_and_keeps() -> None:
    _, last = simulated()
    play = next(move for move in last.moves if move.kind == "play")

    assert play.tiles
    assert len(play.tiles) + len(play.leave) == len(OWN)


def test_a_play_is_shown_with_the_tiles_that_it_runs_through() -> None:
    shown = {move.text: move.shown for move in simulated()[1].moves}

    assert shown["8G ...S"] == "8G (ALA)S"
    assert shown["H7 E."] == "H7 E(L)"
    assert shown["9G SE"] == "9G SE"


def test_a_study_that_nobody_waits_for_ends() -> None:
    last = study(lambda _: None, lambda: True, engine(), position(unseen=30), ENOUGH)

    assert last.ended == "cancelled"


def test_an_empty_rack_cannot_be_studied() -> None:
    where = position(unseen=4)
    with pytest.raises(InputError):
        study(lambda _: None, lambda: False, engine(), Position(where.board, Rack()), ENOUGH)
