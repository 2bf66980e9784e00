"""A copy taken while games go on is whole, and a game goes on from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from letrado.errors import InputError
from letrado.storage.backup import back_up, restore, verified
from letrado.storage.game_store import Entry
from tests.storage.test_game_store import Kept, played


def test_a_copy_of_a_database_in_use_is_whole_and_can_be_restored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    kept, events = Kept(url), played(1)
    kept.games.create("g", "about", 0).result()
    kept.games.append(Entry("g", 0, events[:20], 1)).result()

    contents = back_up(url, tmp_path / "copy.sqlite")
    kept.games.append(Entry("g", 20, events[20:], 2)).result()
    again = f"sqlite:///{tmp_path / 'again.sqlite'}"
    assert restore(tmp_path / "copy.sqlite", again) == contents
    restored = Kept(again)

    assert (contents.games, contents.events) == (1, 20)
    assert [one.event for one in restored.games.events("g")] == events[:20]
    assert restored.games.append(Entry("g", 20, events[20:], 2)).result() == len(events)
    kept.close()
    restored.close()


def test_nothing_is_ever_overwritten(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    Kept(url).close()
    back_up(url, tmp_path / "copy.sqlite")

    with pytest.raises(InputError, match="file_exists"):
        back_up(url, tmp_path / "copy.sqlite")
    with pytest.raises(InputError, match="file_exists"):
        restore(tmp_path / "copy.sqlite", url)


def test_a_damaged_copy_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    kept = Kept(url)
    kept.games.create("g", "", 0).result()
    kept.games.append(Entry("g", 0, played(2), 1)).result()
    copy = tmp_path / "copy.sqlite"
    back_up(url, copy)
    content = bytearray(copy.read_bytes())
    content[5000:9000] = b"\0" * 4000
    copy.write_bytes(content)

    with pytest.raises(InputError, match="backup_damaged"):
        verified(copy)
    kept.close()


def test_a_journal_that_lacks_an_event_is_noticed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    kept = Kept(url)
    kept.games.create("g", "", 0).result()
    kept.games.append(Entry("g", 0, played(3), 1)).result()
    with kept.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM events WHERE number = 9")

    with pytest.raises(InputError, match="backup_damaged"):
        back_up(url, tmp_path / "copy.sqlite")
    kept.close()


def test_postgresql_has_its_own_way_of_copying(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="backup_of_sqlite_only"):
        back_up("postgresql://somewhere/games", tmp_path / "copy.sqlite")
