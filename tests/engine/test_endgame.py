"""Endings: equal to plain minimax under every book, and to what the field knows."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from letrado.engine.endgame import Cancellation, Options, Solution, State, solve
from letrado.engine.engine import Engine, RatedPlay
from letrado.engine.position import Position
from letrado.errors import InputError
from letrado.game.board import Board
from letrado.game.numbering import numbering_of
from letrado.game.play import PlacedTile
from letrado.game.rack import Rack
from letrado.game.spelling import read_word
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set
from letrado.kernel import endgame as kernel
from letrado.lexicon.word_set import words_from
from letrado.rulebook.loader import load_rulebook
from tests.long_profile import long_only
from tests.reference.endgame import reference_value

BOOKS = ("fise-2004", "fise-2009", "redeletras", "aas-2018", "uf-2007")
LIST = "as la al sal las ala alas es se ese eso so os lo los el le sol oso"
MEMORY = 64 << 20

# Positions whose value is not the one that the field gives, with their number in the file. Each is
# confirmed by plain minimax; see docs/decisions/endgame-search.md.
OTHERWISE = {8: 55, 9: 88, 17: 45, 23: -34}
QUICK = (1, 2, 3, 4, 5, 8, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 22, 24, 25)


@cache
def engine_of(book: str) -> Engine:
    rulebook = load_rulebook(book)
    tile_set = load_tile_set(rulebook.provisions.tiles.set.value)
    words = words_from((read_word(word, tile_set) for word in LIST.split()), tile_set)
    return Engine(words, rulebook)


def sala() -> Board:
    """ALA in the middle of the board."""
    return Board().with_tiles(
        (Square(7, 6 + at), PlacedTile(letter)) for at, letter in enumerate("ALA")
    )


racks = st.lists(st.sampled_from("AESLO?"), min_size=1, max_size=3).map(
    lambda tiles: Rack(tuple(tiles))
)


@given(
    book=st.sampled_from(BOOKS),
    own=racks,
    other=racks,
    tileless=st.integers(min_value=0, max_value=3),
)
@settings(max_examples=25, deadline=None)
def test_an_ending_has_the_value_of_plain_minimax_under_every_book(
    book: str, own: Rack, other: Rack, tileless: int
) -> None:
    if (own.tiles + other.tiles).count("?") > 1 or len(own.tiles + other.tiles) > 4:
        return
    engine = engine_of(book)
    numbering = numbering_of(engine.tile_set)
    (low, high, estimate, _, _), line = kernel.solve_endgame(
        engine.core,
        numbering.encode_board(sala()),
        numbering.encode(own.tiles),
        numbering.encode(other.tiles),
        rules=engine.rules,
        tileless_turns=tileless,
        nil_nil=False,
        seconds=60,
        threads=1,
        memory=MEMORY,
        cancellation=Cancellation(),
        listener=None,
    )

    wanted = reference_value(engine, load_rulebook(book), sala(), (own, other), tileless)
    assert (low, high, estimate) == (wanted, wanted, wanted)
    assert line


def endings(shared: Path) -> list[tuple[int, Position]]:
    tile_set = load_tile_set("es-100")
    lines = (shared / "bench" / "endgames_es.tsv").read_text().splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    return [(int(value), Position.parse(cgp, tile_set)) for value, _, cgp in rows]


def played_out(found: Solution, position: Position, engine: Engine) -> int:
    """The spread that a line brings, by adding up."""
    held = [position.rack, Rack(tuple(position.unseen(engine.tile_set).elements()))]
    spread = 0
    for number, move in enumerate(found.line):
        sign = 1 if number % 2 == 0 else -1
        if isinstance(move, RatedPlay):
            spread += sign * move.points
            held[number % 2] = Rack(move.leave)
    own, other = (rack.points(engine.tile_set) for rack in held)
    is_out = not all(rack.tiles for rack in held)
    return spread + (other - own) * (2 if is_out else 1)


@pytest.mark.parametrize("row", QUICK)
def test_an_ending_of_the_field_has_its_value(row: int, shared: Path, big_engine: Engine) -> None:
    value, position = endings(shared)[row - 1]
    value = OTHERWISE.get(row, value)
    found = solve(big_engine, position, Options(seconds=120))

    assert found.is_proved
    assert found.value == found.low == found.high == value
    assert played_out(found, position, big_engine) == value


@long_only
def test_every_ending_of_the_field_has_its_value(shared: Path, big_engine: Engine) -> None:
    for row, (value, position) in enumerate(endings(shared), start=1):
        found = solve(big_engine, position, Options(seconds=300))

        assert found.is_proved
        assert found.value == OTHERWISE.get(row, value)


def test_progress_is_told_and_a_cancelled_search_ends(shared: Path, big_engine: Engine) -> None:
    _, position = endings(shared)[8]
    cancel = Cancellation()
    states: list[State] = []

    def on_progress(state: State) -> None:
        states.append(state)
        cancel.cancel()

    found = solve(
        big_engine, position, Options(seconds=600), on_progress=on_progress, cancel=cancel
    )

    assert states
    assert not found.is_proved
    assert found.line


def test_what_the_listener_raises_comes_out(shared: Path, big_engine: Engine) -> None:
    _, position = endings(shared)[8]

    def on_progress(state: State) -> None:
        raise KeyboardInterrupt(state.nodes)

    with pytest.raises(KeyboardInterrupt):
        solve(big_engine, position, Options(seconds=600), on_progress=on_progress)


@pytest.mark.parametrize(
    ("racks_and_rest", "code"),
    [
        ("AL/ 0/0 0", "bag_not_empty"),
        ("/AL 0/0 0", "no_rack_to_solve"),
    ],
)
def test_what_is_no_ending_is_refused(racks_and_rest: str, code: str) -> None:
    engine = engine_of("fise-2009")
    rows = "/".join(["15"] * 7 + ["6ALA6"] + ["15"] * 7)
    position = Position.parse(f"{rows} {racks_and_rest}", engine.tile_set)

    with pytest.raises(InputError) as caught:
        solve(engine, position)
    assert caught.value.code == code


def test_too_little_memory_is_refused(shared: Path, big_engine: Engine) -> None:
    _, position = endings(shared)[0]

    with pytest.raises(InputError) as caught:
        solve(big_engine, position, Options(memory_mb=10))
    assert caught.value.code == "search_unusable"


def test_a_second_rack_with_tiles_missing_is_refused(shared: Path, big_engine: Engine) -> None:
    _, position = endings(shared)[0]
    unseen = position.unseen(big_engine.tile_set)
    fewer = Rack(tuple((unseen - Counter([next(iter(unseen))])).elements()))
    wrong = Position(position.board, position.rack, fewer, position.scores)

    with pytest.raises(InputError) as caught:
        solve(big_engine, wrong)
    assert caught.value.code == "second_rack_incomplete"
