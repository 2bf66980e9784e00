"""Set-ups that a table may have, and commands that nobody in their right mind would give."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.ruling import Ruling
from letrado.rulebook.tournament import TournamentRules
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.setup import GameSetup, Timing

ODD_TEXTS = ["", "H8", "8H", "h8", "A1", "O15", "15O", "Z99", "A", "CH", "L·L", "?", "Ω", "k", "10"]
texts = st.sampled_from(ODD_TEXTS) | st.text(max_size=5)
numbers = st.integers(-2, 9) | st.sampled_from([25, 30, 100, 2**31, 2**70, -(2**70)])
# What a tournament may settle for itself and a game feels.
CHANGES: list[dict[str, object]] = [
    {"challenge": {"acceptance_delay_seconds": 20}},
    {"challenge": {"answer": "per_word_answer"}},
    {"drawing": {"rack_size": 8}},
]
ODD: list[dict[str, object]] = [{}, {"": 1}, {"drawing": 7}, {"drawing": {"rack_size": "H8"}}]
books = st.sampled_from(rulebook_ids())
command_types: tuple[type[c.Command], ...] = get_args(c.AnyCommand)
event_types: tuple[type[e.Event], ...] = get_args(e.AnyEvent)
rulings = st.builds(Ruling, st.booleans(), texts, st.just((Citation("fise-2009", "1"),)))


def values_of(hint: Any) -> SearchStrategy[Any]:
    """Any value of a type as commands use them."""
    origin, inside = get_origin(hint), get_args(hint)
    if hint is str:
        return texts
    if hint is int:
        return numbers
    if hint is TournamentRules:
        return st.builds(TournamentRules, books | texts, texts, st.sampled_from([*CHANGES, *ODD]))
    if hint is GameSetup:
        return odd_setups
    if hint is Ruling:
        return rulings
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return structs(hint)
    if origin is Literal:
        return st.sampled_from(inside)
    if origin in (Union, UnionType):
        return st.one_of([values_of(part) for part in inside])
    if origin is tuple and inside[1:] == (...,):
        return st.lists(values_of(inside[0]), max_size=4).map(tuple)
    if origin is tuple:
        return st.tuples(*(values_of(part) for part in inside))
    if origin is dict:
        return st.dictionaries(values_of(inside[0]), values_of(inside[1]), max_size=3)
    return st.from_type(hint)


def structs(kind: type[msgspec.Struct]) -> SearchStrategy[Any]:
    hints = get_type_hints(kind)
    return st.builds(kind, **{name: values_of(hints[name]) for name in kind.__struct_fields__})


odd_setups = st.deferred(
    lambda: st.builds(
        GameSetup,
        rulebook=books | texts,
        players=st.lists(texts, min_size=1, max_size=3).map(tuple),
        tournament=st.none() | values_of(TournamentRules),
        way=st.sampled_from(["hosted", "recorded"]),
        timing=structs(Timing),
        format=st.sampled_from(["friendly", "swiss", "match"]),
        brand=st.sampled_from(["scrabble", "intelect"]),
        seed=st.just("5e" * 32) | texts,
        seed_words=st.lists(texts, max_size=2).map(tuple),
    )
)
commands: SearchStrategy[c.AnyCommand] = st.one_of([structs(kind) for kind in command_types])


@st.composite
def timings(draw: DrawFn, book_id: str) -> Timing:
    """No time at all, a timer, or clocks in a mode of the book; short enough to run out."""
    modes = load_rulebook(book_id).provisions.time.clock.modes.value
    return Timing(
        method=draw(st.sampled_from(["none", "timer", "chess_clock"])),
        mode=draw(st.sampled_from(modes)),
        minutes_each=draw(st.sampled_from([1, 5, 30])),
        game_limit_minutes=draw(st.sampled_from([None, None, 3, 60])),
    )


def tournaments(book_id: str) -> SearchStrategy[TournamentRules | None]:
    changed = st.sampled_from(CHANGES).map(lambda rules: TournamentRules(book_id, "Copa", rules))
    return st.none() | st.none() | changed


@st.composite
def setups(draw: DrawFn, book_id: str, way: Literal["hosted", "recorded"]) -> GameSetup:
    return GameSetup(
        rulebook=book_id,
        players=("Ana", "Bruno"),
        tournament=draw(tournaments(book_id)),
        way=way,
        steps=draw(st.sampled_from(["automatic", "by_hand"])),
        timing=draw(timings(book_id)),
        arbiter_present=draw(st.booleans()),
        seed=draw(st.integers(0, 2**32)).to_bytes(32, "big").hex() if way == "hosted" else "",
    )
