"""Journals of every schema there has been load and add up to what they always did."""

from __future__ import annotations

import json

import pytest

from letrado.rulebook.loader import rulebook_ids
from letrado.table.journal import SCHEMA, read, replayed, written
from tests.table.journals.make import FOLDER, SUMMARIES, summary_of

JOURNALS = sorted(file.name for file in FOLDER.glob("*.jsonl"))


def test_every_schema_has_journals_of_every_book_and_of_a_recorded_game() -> None:
    for schema in range(1, SCHEMA + 1):
        assert f"schema-{schema}-recorded-fise-2009.jsonl" in JOURNALS
        for book_id in rulebook_ids():
            assert f"schema-{schema}-hosted-{book_id}.jsonl" in JOURNALS


def test_every_journal_has_its_summary() -> None:
    assert sorted(json.loads(SUMMARIES.read_bytes())) == JOURNALS


@pytest.mark.parametrize("name", JOURNALS)
def test_a_journal_adds_up_to_what_it_always_did(name: str) -> None:
    events = read((FOLDER / name).read_bytes(), name)

    assert summary_of(replayed(events, name)) == json.loads(SUMMARIES.read_bytes())[name]


@pytest.mark.parametrize("name", JOURNALS)
def test_a_journal_written_again_reads_the_same(name: str) -> None:
    events = read((FOLDER / name).read_bytes(), name)

    assert read(written(events), name) == events
