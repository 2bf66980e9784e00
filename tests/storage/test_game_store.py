"""The journal in a database: the same promises on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from msgspec import Struct
from sqlalchemy import Engine, text

from letrado.errors import ConflictError, InputError
from letrado.game.tileset import load_tile_set
from letrado.rulebook.loader import load_rulebook
from letrado.storage import migrations
from letrado.storage.act_log import ActLog
from letrado.storage.database import open_database
from letrado.storage.document_store import IDS_AT_ONCE, DocumentStore
from letrado.storage.game_store import Entry, GameStore
from letrado.storage.migrations import NEWEST
from letrado.storage.writer import Writer
from letrado.table import commands as c
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.events import AnyEvent
from letrado.table.setup import GameSetup
from letrado.table.state import State
from letrado.table.words import AskTheArbiter
from tests.table.player import Player


class Kept:
    """A database with its writer."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = open_database(url)
        self.writer = Writer(self.engine)
        self.games = GameStore(self.engine, self.writer)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()


@pytest.fixture
def kept(database_url: str) -> Iterator[Kept]:
    opened = Kept(database_url)
    yield opened
    opened.close()


def played(seed: int, most: int = 60) -> list[AnyEvent]:
    """The journal of a game of two players by chance."""
    book = load_rulebook("fise-2009")
    player = Player(book, load_tile_set(book.provisions.tiles.set.value), Random(seed))
    setup = GameSetup(rulebook=book.id, players=("Ana", "Bruno"), seed=f"{seed:064x}")
    state, events, now = State(), list[AnyEvent](), 0
    command: c.AnyCommand = c.SetUp(by="director", setup=setup)
    for _ in range(most):
        decision = decide(state, command, book, AskTheArbiter(), now)
        for event in decision.events:
            state = apply(state, event)
            events.append(event)
        now += 1000
        command = player.goes_on(state)
    return events


def test_a_journal_comes_back_as_it_was_written(kept: Kept) -> None:
    events = played(1)
    kept.games.create("g", "about", 5).result()
    half = len(events) // 2
    assert kept.games.append(Entry("g", 0, events[:half], 10)).result() == half
    assert kept.games.append(Entry("g", half, events[half:], 20)).result() == len(events)

    stored = list(kept.games.events("g"))

    assert [one.event for one in stored] == events
    assert [one.number for one in stored] == list(range(1, len(events) + 1))
    assert [one.event for one in kept.games.events("g", after=half)] == events[half:]
    assert kept.games.game("g").version == len(events)


def test_who_has_not_seen_the_last_event_writes_nothing(kept: Kept) -> None:
    events = played(2)
    kept.games.create("g", "", 0).result()
    kept.games.append(Entry("g", 0, events[:3], 1)).result()

    with pytest.raises(ConflictError):
        kept.games.append(Entry("g", 2, events[3:5], 2)).result()

    assert len(list(kept.games.events("g"))) == 3


def test_of_many_who_append_at_once_one_does(kept: Kept) -> None:
    events = played(3)
    kept.games.create("g", "", 0).result()

    def attempt(number: int) -> bool:
        try:
            kept.games.append(Entry("g", 0, events[:4], number, command=f"c{number}")).result()
        except ConflictError:
            return False
        return True

    with ThreadPoolExecutor(8) as people:
        done = list(people.map(attempt, range(40)))

    assert done.count(True) == 1
    assert len(list(kept.games.events("g"))) == 4
    assert len(kept.games.answers("g")) == 1


def test_a_command_is_kept_with_its_events_or_not_at_all(kept: Kept) -> None:
    events = played(4)
    kept.games.create("g", "", 0).result()
    kept.games.append(Entry("g", 0, events[:2], 1, command="one", answer="2")).result()

    with pytest.raises(ConflictError):
        kept.games.append(Entry("g", 2, events[2:4], 1, command="one", answer="4")).result()

    assert kept.games.answers("g") == {"one": "2"}
    assert kept.games.game("g").version == 2


def test_a_write_that_fails_takes_nothing_with_it(kept: Kept) -> None:
    events = played(5)
    for name in "abc":
        kept.games.create(name, "", 0).result()
    good = kept.games.append(Entry("a", 0, events[:1], 1))
    bad = kept.games.append(Entry("b", 7, events[:1], 1))
    also_good = kept.games.append(Entry("c", 0, events[:2], 1))

    assert good.result() == 1
    assert also_good.result() == 2
    assert isinstance(bad.exception(), ConflictError)


def test_games_that_go_on_are_told_from_those_that_are_over(kept: Kept) -> None:
    events = played(6)
    for name in "ab":
        kept.games.create(name, name, 0).result()
    kept.games.append(Entry("a", 0, events[:1], 1, ended=True)).result()

    assert [game.id for game in kept.games.games(ended=True)] == ["a"]
    assert [game.id for game in kept.games.games(ended=False)] == ["b"]
    with pytest.raises(InputError):
        kept.games.game("c")
    with pytest.raises(ConflictError):
        kept.games.create("a", "", 0).result()


def test_what_was_acknowledged_is_there_for_another_connection(database_url: str) -> None:
    first, second = Kept(database_url), Kept(database_url)
    first.games.create("g", "", 0).result()
    first.games.append(Entry("g", 0, played(7), 1)).result()

    assert second.games.game("g").version == len(played(7))
    first.close()
    second.close()


def test_a_database_of_a_later_version_is_refused(database_url: str) -> None:
    opened = Kept(database_url)
    with opened.engine.begin() as connection:
        connection.execute(text("INSERT INTO shape VALUES (:n)"), {"n": NEWEST + 1})
    opened.close()

    with pytest.raises(InputError, match="database_of_the_future"):
        open_database(database_url)


@pytest.mark.parametrize("reached", range(1, NEWEST))
def test_a_database_of_an_earlier_version_is_brought_up_to_date(
    database_url: str, reached: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "NEWEST", reached)
        old = Kept(database_url)
        old.games.create("g", "about", 0).result()
        old.games.append(Entry("g", 0, played(7), 1, ended=True)).result()
        old.close()
    opened = Kept(database_url)

    assert [stored.event for stored in opened.games.events("g")] == played(7)
    assert [game.id for game in opened.games.games(ended=True)] == ["g"]
    assert ActLog(opened.engine, opened.writer).of_game("g") == []
    opened.close()


@pytest.mark.parametrize("url", ["", "games.sqlite", "mysql://host/base", "sqlite://"])
def test_what_is_no_database_is_refused(url: str) -> None:
    with pytest.raises(InputError, match="not_a_database_url"):
        open_database(url)


class Thing(Struct, frozen=True):
    count: int


def test_documents_are_added_changed_and_removed(kept: Kept) -> None:
    things = DocumentStore(kept.engine, kept.writer, "thing", Thing)
    others = DocumentStore(kept.engine, kept.writer, "other", Thing)
    things.add("a", "ana", Thing(1)).result()
    others.put("a", "ana", Thing(9)).result()

    with pytest.raises(ConflictError):
        things.add("a", "bruno", Thing(2)).result()
    with pytest.raises(ConflictError):
        things.change("b", lambda thing: thing).result()
    for _ in range(3):
        things.change("a", lambda thing: Thing(thing.count + 1)).result()

    assert things.get("a") == Thing(4)
    assert things.owned_by("ana") == {"a": Thing(4)}
    things.delete_owned_by("ana").result()
    assert things.all() == {}
    assert others.get("a") == Thing(9)


def test_of_many_documents_those_are_found_that_exist(kept: Kept) -> None:
    things = DocumentStore(kept.engine, kept.writer, "thing", Thing)
    for name in ("one", "two"):
        things.put(name, "", Thing(1)).result()
    asked = ["one", "two", *map(str, range(2 * IDS_AT_ONCE))]

    assert things.ids_among(asked) == {"one", "two"}
    assert things.ids_among([]) == set()


def test_a_document_is_begun_or_gone_on_with(kept: Kept) -> None:
    things = DocumentStore(kept.engine, kept.writer, "thing", Thing)
    with ThreadPoolExecutor(4) as hands:
        done = hands.map(
            lambda _: things.go_on("a", Thing(0), lambda thing: Thing(thing.count + 1)).result(),
            range(20),
        )

    assert sorted(thing.count for thing in done) == list(range(1, 21))
    assert things.get("a") == Thing(20)


def test_games_are_found_by_what_is_said_of_them(kept: Kept) -> None:
    for number, about in enumerate(['"a_b"', '"axb"', '"100%"', '"a_b" again', '"a_b" goes on']):
        kept.games.create(f"g{number}", about, 0).result()
        ended = number < 4
        kept.games.append(Entry(f"g{number}", 0, played(7), number, ended=ended)).result()

    def found(fragment: str, most: int = 9) -> list[str]:
        return [game.id for game in kept.games.games_about(fragment, most=most)]

    assert found('"a_b"') == ["g3", "g0"]
    assert found('"a_b"', most=1) == ["g3"]
    assert found("0%") == ["g2"]
    assert found("'; DROP TABLE games; --") == []


def test_an_act_that_was_changed_breaks_the_chain(kept: Kept) -> None:
    log = ActLog(kept.engine, kept.writer)
    for number in range(4):
        log.add("g", "ana", "penalise", {"points": number}, "why", number).result()
    assert log.broken_at() is None
    assert [act.facts["points"] for act in log.of_game("g")] == [0, 1, 2, 3]

    with kept.engine.begin() as connection:
        connection.execute(
            text("UPDATE acts SET body = replace(body, 'ana', 'eva') WHERE number = 2")
        )

    assert log.broken_at() == 2


def test_an_act_that_was_taken_out_breaks_the_chain(kept: Kept) -> None:
    log = ActLog(kept.engine, kept.writer)
    for number in range(4):
        log.add("g", "ana", "penalise", {}, "", number).result()

    with kept.engine.begin() as connection:
        connection.execute(text("DELETE FROM acts WHERE number = 3"))

    assert log.broken_at() == 3
