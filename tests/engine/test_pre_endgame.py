"""One or two tiles in the bag: bounds that hold under every book, and what is proved."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from letrado.engine.endgame import Cancellation, rated_play
from letrado.engine.engine import Engine, Exchange, Pass, RatedPlay
from letrado.engine.position import Position
from letrado.engine.pre_endgame import Candidate, PreOptions, PreSolution, solve_pre_endgame
from letrado.errors import InputError
from letrado.game.board import Board
from letrado.game.numbering import numbering_of
from letrado.game.play import PlacedTile
from letrado.game.spelling import read_word
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set
from letrado.kernel import endgame as kernel
from letrado.lexicon.word_set import words_from
from letrado.rulebook.loader import load_rulebook
from tests.reference.pre_endgame import LateGame, Tiles

BOOKS = ("fise-2004", "fise-2009", "redeletras", "aas-2018", "uf-2007")
LIST = "as la al sal las ala alas es se ese eso so os lo los el le sol oso"
MEMORY = 64 << 20


@cache
def engine_of(book: str) -> Engine:
    rulebook = load_rulebook(book)
    tile_set = load_tile_set(rulebook.provisions.tiles.set.value)
    words = words_from((read_word(word, tile_set) for word in LIST.split()), tile_set)
    return Engine(words, rulebook)


def ala() -> Board:
    return Board().with_tiles(
        (Square(7, 6 + at), PlacedTile(letter)) for at, letter in enumerate("ALA")
    )


def late_answer(
    engine: Engine, rack: Tiles, unseen: Tiles, *, seconds: float
) -> list[kernel.Candidate]:
    numbering = numbering_of(engine.tile_set)
    candidates, count, *_ = kernel.solve_pre_endgame(
        engine.core,
        numbering.encode_board(ala()),
        numbering.encode(rack),
        numbering.encode(unseen),
        in_bag=1,
        lead=0,
        wins_first=True,
        rules=engine.rules,
        tileless_turns=0,
        nil_nil=False,
        seconds=seconds,
        threads=2,
        memory=MEMORY,
        most=10_000,
        cancellation=Cancellation(),
        listener=None,
    )
    assert len(candidates) == count
    return candidates


tiles = st.sampled_from("AESLO")


@given(
    book=st.sampled_from(BOOKS),
    rack=st.lists(tiles, min_size=1, max_size=2).map(tuple),
    unseen=st.lists(tiles, min_size=2, max_size=2).map(tuple),
    seconds=st.sampled_from((0.0, 0.001, 60.0)),
)
@settings(max_examples=10, deadline=None)
def test_the_bounds_hold_what_trying_everything_gives(
    book: str, rack: Tiles, unseen: Tiles, seconds: float
) -> None:
    engine = engine_of(book)
    numbering = numbering_of(engine.tile_set)
    game = LateGame(engine, load_rulebook(book), ala(), rack, unseen)
    plays = {play.play: play for play in game.plays(rack)}
    for candidate in late_answer(engine, rack, unseen, seconds=seconds):
        value, low, high, *_, is_proved = candidate[2:]
        assert low <= value <= high
        assert is_proved == (low == high)
        if candidate[0] == "play":
            laid = rated_play(candidate[1], Counter(rack), value, engine.tile_set)
            truth = game.value_of_play(plays[laid.play])
            assert low - 1e-9 <= truth <= high + 1e-9
        elif candidate[0] == "exchange":
            assert game.engine.rules.exchange_needs == 1
            assert low <= game.most_of_exchange(*numbering.decode(candidate[1])) + 1e-9
        else:
            least = game.least_of_pass()
            assert low <= game.most_of_pass() + 1e-9
            assert least is None or high >= least - 1e-9


def position_of_the_field(shared: Path, row: int, engine: Engine) -> Position:
    lines = (shared / "bench" / "preendgames_es.cgp").read_text().splitlines()
    return Position.parse(lines[row - 1], engine.tile_set)


def test_one_tile_in_the_bag_weighs_every_bag(shared: Path, big_engine: Engine) -> None:
    position = position_of_the_field(shared, 3, big_engine)
    options = PreOptions(seconds=0.5, threads=2, most=2000)
    found = solve_pre_endgame(big_engine, position, options)

    unseen = position.unseen(big_engine.tile_set)
    assert found.bags == len(unseen)
    assert found.count == len(found.candidates)
    moves = [candidate.move for candidate in found.candidates]
    assert sum(isinstance(move, Pass) for move in moves) == 1
    exchanged = {move.tiles for move in moves if isinstance(move, Exchange)}
    assert exchanged == {(tile,) for tile in position.rack.tiles}
    plays = [move.play for move in moves if isinstance(move, RatedPlay)]
    assert len(set(plays)) == len(plays) == big_engine.plays(position, most=1).count


@pytest.mark.parametrize("book", BOOKS)
def test_with_time_enough_the_best_are_exact_and_in_order(book: str) -> None:
    candidates = late_answer(engine_of(book), ("A", "S"), ("E", "L"), seconds=600)

    plays = [facts for facts in candidates[:10] if facts[0] == "play"]
    assert plays
    assert all(facts[-1] for facts in plays)
    ranks = [(facts[5], facts[2]) for facts in candidates]
    assert ranks == sorted(ranks, reverse=True)
    kinds = {facts[0] for facts in candidates}
    assert ("exchange" in kinds) is (book != "uf-2007")


def test_a_needed_spread_and_penalties_change_the_wins_only() -> None:
    assert PreOptions().lead((400, 380)) == 20
    assert PreOptions(needed_spread=30).lead((400, 380)) == -9.5
    assert PreOptions(penalties=(10, 0)).lead((400, 380)) == 10
    assert PreOptions(penalties=(10, 20), needed_spread=0).lead((400, 380)) == 30.5


@pytest.mark.parametrize(
    ("low", "fewest_wins", "certainty"),
    [(3.0, 0.5, "exact"), (2.0, 0.5, "wins"), (2.0, 0.25, "guess")],
)
def test_what_is_certain_of_a_candidate_is_told(
    low: float, fewest_wins: float, certainty: str
) -> None:
    candidate = Candidate(Pass(equity=3.0), 3.0, low, 3.0, 0.5, fewest_wins, 0.5, low == 3.0)

    assert candidate.certainty == certainty


def test_progress_is_told_and_a_cancelled_search_ends(shared: Path, big_engine: Engine) -> None:
    position = position_of_the_field(shared, 3, big_engine)
    cancel = Cancellation()
    told: list[PreSolution] = []

    def on_progress(found: PreSolution) -> None:
        told.append(found)
        cancel.cancel()

    options = PreOptions(seconds=600)
    found = solve_pre_endgame(big_engine, position, options, on_progress=on_progress, cancel=cancel)

    assert told
    assert not found.is_settled
    assert all(candidate.low <= candidate.high for candidate in found.candidates)


def test_too_little_memory_is_refused(shared: Path, big_engine: Engine) -> None:
    position = position_of_the_field(shared, 3, big_engine)

    with pytest.raises(InputError) as caught:
        solve_pre_endgame(big_engine, position, PreOptions(memory_mb=10))
    assert caught.value.code == "search_unusable"
