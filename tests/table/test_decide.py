"""Every command is decided and every event applied."""

from __future__ import annotations

from typing import get_args

import msgspec

from letrado.rulebook.loader import load_rulebook
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.apply_clock import ClockEvent
from letrado.table.apply_desk import DeskEvent
from letrado.table.apply_play import PlayEvent
from letrado.table.apply_tiles import TilesEvent
from letrado.table.decide import AFTERWARDS, DECIDERS, OF_THE_TURN, decide
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup
from letrado.table.state import State
from letrado.table.words import AskTheArbiter
from tests.table.strategies import command_types, event_types
from tests.table.watched import WatchedTable

# Events that apply.py sees to itself.
APPLIED_AT_ONCE = {
    e.GameSetUp,
    e.TilesChecked,
    e.StartDrawn,
    e.RulingGiven,
    e.TotalCorrected,
    e.StartSettled,
    e.Begun,
    e.RecordDescribed,
    e.LineRemarked,
}


def test_every_command_has_its_decider_and_only_time_has_none() -> None:
    assert set(DECIDERS) | {c.Tick} == set(command_types)
    assert c.Tick not in DECIDERS


def test_every_command_is_in_the_union() -> None:
    assert set(c.Command.__subclasses__()) == set(command_types)


def test_every_event_is_in_the_union() -> None:
    assert set(e.Event.__subclasses__()) == set(event_types)


def test_every_event_is_applied_in_one_place() -> None:
    groups = [set(get_args(group)) for group in (ClockEvent, DeskEvent, PlayEvent, TilesEvent)]
    groups.append(APPLIED_AT_ONCE)

    assert set().union(*groups) == set(event_types)
    assert sum(len(group) for group in groups) == len(event_types)


def test_every_tag_is_used_once() -> None:
    for kinds in (command_types, event_types):
        tags = [kind.__struct_config__.tag for kind in kinds]
        assert len(set(tags)) == len(tags)


def test_no_command_of_a_turn_is_one_of_those_after_the_game() -> None:
    assert not set(get_args(OF_THE_TURN)) & set(get_args(AFTERWARDS))


def test_before_a_game_is_set_up_there_is_nothing_to_ask_for() -> None:
    book = load_rulebook("fise-2009")
    plain = [kind for kind in DECIDERS if kind.__struct_fields__ == ("by",)]
    assert len(plain) > 10
    for kind in plain:
        told = {"command": kind.__struct_config__.tag, "by": "A"}
        command = msgspec.convert(told, type=c.AnyCommand)

        decision = decide(State(), command, book, AskTheArbiter(), 0)

        assert decision.refusal is not None
        assert decision.refusal.key == "refusal.no_game"


def test_time_alone_changes_nothing_before_the_game() -> None:
    book = load_rulebook("fise-2009")

    assert decide(State(), c.Tick(by="A"), book, AskTheArbiter(), 10**9).events == ()


def test_a_time_before_the_last_event_counts_as_the_time_of_that_event() -> None:
    table = WatchedTable(GameSetup(rulebook="fise-2009", players=("Ana", "Bruno"), way="recorded"))
    table.now = 5000
    table.give(c.SettleStart(by="A", tiles=("A", "B")))
    table.now = 1000
    table.give(c.Begin(by="A"))

    assert [event.at for event in table.events[-3:]] == [5000, 5000, 5000]


def test_a_game_that_ends_in_the_middle_of_a_play_gives_its_tiles_back() -> None:
    table = WatchedTable(GameSetup(rulebook="fise-2009", players=("Ana", "Bruno"), seed="5e" * 32))
    table.give(c.SettleStart(by="A"))
    table.give(c.Begin(by="A"))
    turn = table.state.on_turn
    rack = table.state.racks[turn]
    assert rack is not None
    letters = [tile for tile in rack.tiles if tile != "?"]
    tiles = (Laid("H8", letters[0]), Laid("H9", letters[1]))
    table.give(c.MakePlay(by=turn, tiles=tiles))
    assert table.state.rack_sizes[turn] == 5
    table.give(c.Resign(by=turn))

    assert table.state.phase == "over"
    assert table.state.rack_sizes[turn] == 7
    assert not table.state.board.tiles
