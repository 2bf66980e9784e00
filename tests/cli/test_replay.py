"""letrado replay: sheet, clocks and rulings of a journal."""

import json
from pathlib import Path

import pytest

from letrado.messages.catalogue import LANGUAGES, Language
from letrado.rulebook.loader import rulebook_ids
from letrado.table import events as e
from letrado.table.journal import header_line, read, written
from tests.cli.command import letrado
from tests.cli.table import run, whole_game


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    lines, _ = whole_game("fise-2009", "a5")
    run(tmp_path, lines, "--seed", "a5")
    return tmp_path / "game.jsonl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_journal_is_told_from_beginning_to_end(journal: Path, language: Language) -> None:
    told = letrado("replay", str(journal), "--language", language)

    assert told.code == 0
    assert told.err == ""
    assert "(art" in told.out
    assert "Ana" in told.out
    assert "{" not in told.out


def test_the_draw_of_a_finished_game_is_checked(journal: Path) -> None:
    assert "El sorteo concuerda" in letrado("replay", str(journal)).out


def test_racks_stay_hidden_while_the_game_goes_on(tmp_path: Path) -> None:
    run(tmp_path, ["empezar", "paso"], "--seed", "30")
    told = letrado("replay", str(tmp_path / "game.jsonl"))

    assert told.code == 0
    assert "Atril" not in told.out
    assert "Semilla" not in told.out


def test_it_stops_where_it_is_told_to(journal: Path) -> None:
    told = letrado("replay", str(journal), "--to", "2")

    assert "   2  " in told.out
    assert "   3  " not in told.out


def test_a_program_reads_every_step_with_its_rulings(journal: Path) -> None:
    told = letrado("replay", str(journal), "--json")
    steps = json.loads(told.out)

    assert [step["number"] for step in steps] == list(range(1, len(steps) + 1))
    assert len(steps) == len(read(journal.read_bytes(), "x"))
    assert steps[-1]["phase"] == "closed"
    assert steps[0]["event"]["event"] == "game_set_up"
    assert any(step["rulings"] for step in steps)


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_a_game_under_every_rulebook_is_told(book_id: str, tmp_path: Path) -> None:
    lines, session = whole_game(book_id, "77")
    file = tmp_path / "game.jsonl"
    file.write_bytes(written(session.events))

    assert lines
    assert letrado("replay", str(file)).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "content",
    [
        b"",
        header_line(),
        b"x",
        b"\xff\xfe",
        b'{"letrado_journal":9}\n',
        header_line() + b"{}\n",
        header_line() + b'{"event":"begun","at":1}\n',
        header_line() + b'{"event":"signed","at":1,"side":"A","rulings":[{"allowed":true}]}\n',
        written([e.PlayCorrected(at=0, turn=9, points=9)]),
    ],
)
def test_what_is_no_journal_is_told(tmp_path: Path, content: bytes, language: Language) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    told = letrado("replay", str(file), "--language", language)

    assert told.code == 2
    assert told.out == ""
    assert str(file) in told.err
    assert len(told.err.splitlines()) == 1


def test_a_journal_by_other_hands_is_told_or_refused(tmp_path: Path, journal: Path) -> None:
    strange = journal.read_bytes().replace(b"exchange.allowed", b"exchange.bag_too_low")
    file = tmp_path / "strange.jsonl"
    file.write_bytes(strange.replace(b'"in_bag"', b'"in_sack"'))
    told = letrado("replay", str(file))

    assert told.code == 2
    assert "Traceback" not in told.err
