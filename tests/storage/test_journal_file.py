"""A journal on disk survives crashes, keeps to one writer and never writes over a file."""

import os
from pathlib import Path

import pytest

from letrado.errors import InputError
from letrado.storage.journal_file import LARGEST_BYTES, JournalFile, acknowledged
from letrado.table import events as e
from letrado.table.apply import replay
from letrado.table.journal import header_line, written
from letrado.table.setup import GameSetup

SETUP = GameSetup(rulebook="fise-2009", players=("Ana", "Bruno"), seed="0" * 64)
FIRST: tuple[e.AnyEvent, ...] = (e.GameSetUp(at=0, setup=SETUP, clock_ms=None),)
SECOND: tuple[e.AnyEvent, ...] = (
    e.StartDrawn(at=5, tiles=("A", "B")),
    e.StartSettled(at=5, side="A"),
)
THIRD: tuple[e.AnyEvent, ...] = (e.TilesChecked(at=7, found=100),)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def write(path: Path, *batches: tuple[e.AnyEvent, ...]) -> bytes:
    with JournalFile.create(path) as journal:
        for batch in batches:
            journal.append(batch)
    return path.read_bytes()


def reopened(path: Path) -> list[e.AnyEvent]:
    journal, events, state = JournalFile.resume(path)
    journal.close()
    assert state == replay(events)
    return events


def test_what_was_written_is_read_again(path: Path) -> None:
    write(path, FIRST, SECOND)

    assert reopened(path) == [*FIRST, *SECOND]


def test_a_game_goes_on_where_it_was_left(path: Path) -> None:
    write(path, FIRST)
    journal, _, _ = JournalFile.resume(path)
    with journal:
        journal.append(SECOND)

    assert reopened(path) == [*FIRST, *SECOND]


def test_a_file_that_exists_is_not_written_over(path: Path) -> None:
    path.write_text("precious")
    with pytest.raises(InputError) as refused:
        JournalFile.create(path)

    assert refused.value.code == "file_exists"
    assert path.read_text() == "precious"


def test_a_journal_cut_anywhere_loses_only_what_was_not_acknowledged(path: Path) -> None:
    before = write(path, FIRST)
    path.unlink()
    middle = write(path, FIRST, SECOND)
    path.unlink()
    whole = write(path, FIRST, SECOND, THIRD)
    for cut in range(len(before), len(whole)):
        path.write_bytes(whole[:cut])
        kept = middle if cut >= len(middle) else before
        assert reopened(path) == ([*FIRST, *SECOND] if kept == middle else [*FIRST])
        assert path.read_bytes() == kept


def test_a_journal_cut_in_its_header_begins_anew(path: Path) -> None:
    for cut in range(len(header_line())):
        path.write_bytes(header_line()[:cut])
        assert reopened(path) == []
        journal, _, _ = JournalFile.resume(path)
        with journal:
            journal.append(FIRST)
        assert reopened(path) == [*FIRST]


def test_a_journal_without_blank_lines_loses_only_a_line_cut_short(path: Path) -> None:
    content = written([*FIRST, *SECOND])
    path.write_bytes(content[:-3])

    assert reopened(path) == [*FIRST, SECOND[0]]
    assert acknowledged(content) == content


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"not a journal\n", "not_a_journal"),
        (b"\xff\xfe\x00", "not_a_journal"),
        (b'{"letrado_journal":99}\n', "journal_of_the_future"),
        (header_line() + b"nonsense\n\n", "journal_line"),
        (header_line() + b'{"event":"begun","at":"x"}\n\n', "journal_line"),
        (header_line() + b'{"event":"start_settled","at":1,"side":"C"}\n\n', "journal_line"),
        (header_line() + b'{"event":"tiles_drawn","at":1,"side":"A"}\n\n', "journal_line"),
        (b" " * (LARGEST_BYTES + 1), "file_too_large"),
    ],
)
def test_anything_else_wrong_is_told_and_left_alone(path: Path, content: bytes, code: str) -> None:
    path.write_bytes(content)
    with pytest.raises(InputError) as refused:
        JournalFile.resume(path)

    assert refused.value.code == code
    assert path.read_bytes() == content


def test_events_that_do_not_fit_together_are_told(path: Path) -> None:
    path.write_bytes(written([e.PlayCorrected(at=0, turn=3, points=1)]))
    with pytest.raises(InputError) as refused:
        JournalFile.resume(path)

    assert refused.value.code == "journal_line"


def test_two_programs_do_not_write_one_journal(path: Path) -> None:
    with JournalFile.create(path) as journal:
        journal.append(FIRST)
        with pytest.raises(InputError) as refused:
            JournalFile.resume(path)
    assert refused.value.code == "file_in_use"

    assert reopened(path) == [*FIRST]


def test_a_name_that_cannot_be_a_journal_is_told(tmp_path: Path) -> None:
    for path, code in (
        (tmp_path / "none.jsonl", "file_not_found"),
        (tmp_path, "file_is_folder"),
    ):
        with pytest.raises(InputError) as refused:
            JournalFile.resume(path)
        assert refused.value.code == code
    with pytest.raises(InputError) as refused:
        JournalFile.create(tmp_path / "nowhere" / "game.jsonl")
    assert refused.value.code == "file_unwritable"


def test_a_full_disk_leaves_the_journal_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with JournalFile.create(path) as journal:
        journal.append(FIRST)
        before = path.read_bytes()
        write_some = os.pwrite

        def full(descriptor: int, content: bytes, at: int) -> int:
            write_some(descriptor, content[:3], at)
            raise OSError(28, "full")

        monkeypatch.setattr(os, "pwrite", full)
        with pytest.raises(InputError) as refused:
            journal.append(SECOND)
        monkeypatch.undo()
        assert refused.value.code == "file_unwritable"
        journal.append(SECOND)

    assert path.read_bytes().startswith(before)
    assert reopened(path) == [*FIRST, *SECOND]
