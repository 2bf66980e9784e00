"""The commands around the server: accounts, copies, and what `serve` refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from letrado.storage.database import open_database
from letrado.storage.game_store import Entry, GameStore
from letrado.storage.writer import Writer
from tests.cli.command import letrado as run
from tests.storage.test_game_store import played

PASSWORD = "una contraseña larga"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


def test_accounts_are_added_changed_listed_and_removed(database: str) -> None:
    made = run("user", "add", "Ana", "--password", PASSWORD, "--database", database)
    assert "«Ana»" in made.out
    again = run("user", "add", "ANA", "--password", PASSWORD, "--database", database)
    assert again.code == 2
    changed = run("user", "change", "ana", "--role", "arbiter", "--database", database)
    assert changed.code == 0
    assert run("user", "list", "--database", database).out == "Ana\tarbiter\n"
    assert run("user", "remove", "ana", "--database", database).code == 0
    assert run("user", "remove", "ana", "--database", database).code == 2


def test_a_password_is_asked_for_until_it_is_typed_twice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed, asked = [PASSWORD, "otra", PASSWORD, PASSWORD], list[str]()

    def answer(question: str) -> str:
        asked.append(question)
        return typed.pop(0)

    monkeypatch.setattr("click.termui.hidden_prompt_func", answer)
    made = run("user", "add", "Ana", "--database", database)

    assert made.code == 0
    assert made.err == "No son iguales.\n"
    assert asked == ["Contraseña: ", "Otra vez: "] * 2


def test_a_short_password_is_refused(database: str) -> None:
    refused = run("user", "add", "Ana", "--password", "corta", "--database", database)

    assert refused.code == 2


def test_a_copy_is_made_and_restored(database: str, tmp_path: Path) -> None:
    engine = open_database(database)
    writer = Writer(engine)
    store = GameStore(engine, writer)
    store.create("g", "", 0).result()
    store.append(Entry("g", 0, played(1), 1)).result()
    copy, other = str(tmp_path / "copy.sqlite"), f"sqlite:///{tmp_path / 'other.sqlite'}"

    made = run("backup", copy, "--database", database)
    restored = run("restore", copy, "--database", other)
    again = run("restore", copy, "--database", other)
    writer.close()
    engine.dispose()

    assert (made.code, restored.code, again.code) == (0, 0, 2)
    assert "1 partidas" in made.out


@pytest.mark.parametrize("language", ["es", "ca", "en"])
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_is_copied_with_its_own_programs(
    command: str, language: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    where = ["--database", "postgresql://somewhere/games", "--language", language]
    refused = run(command, str(copy), *where)

    assert refused.code == 2
    assert "pg_dump --format=custom" in refused.err
    assert "pg_restore --dbname=postgresql://" in refused.err
    assert not copy.exists()


@pytest.mark.parametrize(
    "options", [["--host", "0.0.0.0"], ["--port", "99999"], ["--database", "mysql://x/y"]]
)
def test_serve_refuses_what_it_cannot_do(options: list[str]) -> None:
    assert run("serve", *options).code == 2
