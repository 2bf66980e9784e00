"""Records as journals and back: nothing is lost, and the table adds up to the same."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from letrado.errors import InputError
from letrado.records import record as r
from letrado.records.examination import examine
from letrado.records.finding import Imported
from letrado.records.from_journal import record_of
from letrado.records.gcg import read_gcg
from letrado.records.gcg_writing import write_gcg
from letrado.records.steps import final_scores, walked
from letrado.records.to_journal import book_for, journal_of
from letrado.table.events import AnyEvent
from letrado.table.journal import read, replayed, written
from tests.records.games import hand_made, played_game, played_games, unhurried
from tests.table.journals.make import FOLDER, SUMMARIES


def through_a_journal(record: r.GameRecord) -> list[AnyEvent]:
    return read(written(journal_of(record, book_for(record))), "x.jsonl")


@unhurried
@given(hand_made(("es-100", "ca-100")))
def test_whatever_a_record_says_is_read_back_from_its_journal(record: r.GameRecord) -> None:
    events = through_a_journal(record)
    state = replayed(events, "x.jsonl")

    assert record_of(events, "x.jsonl") == record
    assert state.scores() == final_scores(record)
    assert state.table_board().tiles == walked(record.lines).board.tiles


@unhurried
@given(played_games())
def test_games_of_the_engine_end_at_the_table_too(record: r.GameRecord) -> None:
    events = through_a_journal(record)
    state = replayed(events, "x.jsonl")

    assert record_of(events, "x.jsonl") == record
    assert state.phase == "over"
    assert state.bag_size == 0


def test_tiles_that_no_rulebook_plays_with_have_no_journal() -> None:
    record = replace(played_game(0), tile_set="english", rulebook="")

    with pytest.raises(InputError, match="no_book_for_tiles"):
        book_for(record)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.jsonl")), ids=lambda file: file.name)
def test_games_of_the_table_are_records_with_the_same_result(file: Path) -> None:
    record = record_of(read(file.read_bytes(), file.name), file.name)
    summary = json.loads(SUMMARIES.read_bytes())[file.name]

    assert final_scores(record) == summary["scores"]
    assert len(walked(record.lines).board.tiles) == summary["tiles_on_the_board"]
    assert read_gcg(write_gcg(record), "x.gcg").record == record
    places = tuple(range(len(record.lines)))
    assert "total" not in {found.kind for found in examine(Imported(record, places))}


@unhurried
@given(st.integers(0, 40), st.integers(0, 40), st.sampled_from(["drop", "swap", "again"]))
def test_a_journal_out_of_order_is_a_record_or_an_input_error(
    at: int, place: int, way: str
) -> None:
    events = journal_of(played_game(0), book_for(played_game(0)))
    match way:
        case "drop":
            del events[at]
        case "swap":
            events[at], events[place] = events[place], events[at]
        case _:
            events.insert(place, events[at])

    with suppress(InputError):
        assert write_gcg(record_of(events, "x.jsonl"))
